import type { OfficeSession } from '@detroit-well/api-client';
import { formatDateAndTimeRange, formatLongDay, studioInstant } from '@detroit-well/config/studio-time';
import { FormSelectField, FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import {
  coachChoicesQuery,
  locationChoicesQuery,
  programChoicesQuery,
  type Choice,
} from '../../api/queries.ts';
import { shownToMembers } from '../../catalogue/texts.ts';
import { FormSection } from '../../forms/form-section.tsx';
import { CourseFields } from './course-fields.tsx';
import { endDay, type SessionValues } from './session-values.ts';

interface SessionFieldsProps {
  readonly entry: OfficeSession | null;
}

const onePerLine = 'One per line.';

/** The fields of a session. */
export function SessionFields({ entry }: SessionFieldsProps) {
  return (
    <>
      <FormSection title="Session" hint={shownToMembers}>
        <div data-full>
          <FormTextField name="title" label="Title" autoComplete="off" />
        </div>
        <Chosen name="program_id" label="Program" placeholder="Choose one" choices={programChoicesQuery} />
        <div data-full>
          <FormTextArea name="description" label="Description" rows={5} optional />
        </div>
      </FormSection>
      <When />
      <FormSection title="Place and coach">
        <Chosen name="location_id" label="Location" placeholder="None" choices={locationChoicesQuery} />
        <Chosen name="coach_id" label="Coach" placeholder="Nobody yet" choices={coachChoicesQuery} />
      </FormSection>
      <FormSection title="Spots and price" hint="A new price counts for new registrations only.">
        <FormTextField
          name="max_participants"
          label="Spots"
          hint={spotsHint(entry)}
          inputMode="numeric"
          autoComplete="off"
        />
        <div data-first>
          <FormTextField name="price_public" label="Public rate" inputMode="decimal" autoComplete="off" />
        </div>
        <FormTextField name="price_member" label="Member rate" inputMode="decimal" autoComplete="off" />
      </FormSection>
      <FormSection title="Registration" hint="Both times keep their distance to the start when it moves.">
        <FormTextField
          name="registration_opens_at"
          label="Registration opens"
          type="datetime-local"
          hint="Empty: at once."
        />
        <FormTextField
          name="registration_closes_at"
          label="Registration closes"
          type="datetime-local"
          hint="Empty: when it starts."
        />
        <FormSelectField
          name="registration_open"
          label="Registration"
          options={[
            { value: 'true', label: 'Open at these times' },
            { value: 'false', label: 'Closed by the team' },
          ]}
        />
      </FormSection>
      <FormSection title="Participants" hint={shownToMembers}>
        <FormTextArea name="requirements" label="Requirements" hint={onePerLine} rows={4} optional />
        <FormTextArea name="what_to_bring" label="What to bring" hint={onePerLine} rows={4} optional />
      </FormSection>
    </>
  );
}

const spotsHint = (entry: OfficeSession | null): string =>
  entry && entry.booked_count > 0
    ? `Empty: unlimited. ${entry.booked_count} are taken.`
    : 'Empty: unlimited.';

interface ChosenProps {
  readonly name: keyof SessionValues;
  readonly label: string;
  readonly placeholder: string;
  readonly choices: typeof programChoicesQuery;
}

/** A choice of records in use, and of an archived one that the session already has. */
function Chosen({ name, label, placeholder, choices }: ChosenProps) {
  const { data = [] } = useQuery(choices());
  const value = useWatch<SessionValues>({ name });
  const options = data.filter((choice: Choice) => !choice.archived || choice.value === value);
  // The choice is there when its list is: a browser drops a value without an option.
  return (
    <FormSelectField
      key={data.length}
      name={name}
      label={label}
      placeholder={placeholder}
      options={options.map((choice) => ({ value: choice.value, label: choice.label }))}
    />
  );
}

function When() {
  return (
    <FormSection title="Date and time" hint="Studio time, as in Detroit.">
      <FormTextField name="date" label="Date" type="date" />
      <div data-first>
        <FormTextField name="start_datetime" label="Start" type="time" />
      </div>
      <FormTextField name="end_datetime" label="End" type="time" />
      <p data-full className="muted" aria-live="polite">
        <Times />
      </p>
      <CourseFields />
    </FormSection>
  );
}

/** The day and the times in words, and that it ends on the next day. */
function Times() {
  const values = useWatch<SessionValues>() as SessionValues;
  const { date, start_datetime: start, end_datetime: end } = values;
  if (!date || !start || !end || start === end) return null;
  const text = formatDateAndTimeRange(studioInstant(date, start), studioInstant(endDay(values), end));
  return end < start ? `${text}. It ends on the next day, ${formatLongDay(endDay(values))}.` : text;
}
