import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';

export const BackToPerson = ({ id }: { id: string }) => (
  <ButtonLink size="xs" variant="line" href={paths.office.person(id)}>
    Back to the person
  </ButtonLink>
);
