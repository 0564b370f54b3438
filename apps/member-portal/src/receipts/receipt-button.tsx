import { formatMediumDate, studioDay } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@detroit-well/ui/save-file';
import { client } from '../api/client.ts';

interface Props {
  readonly id: string;
  readonly paidAt: string;
  readonly amount: string;
}

/** Downloads the receipt of one payment. Its name says which, because a page has several. */
export function ReceiptButton({ id, paidAt, amount }: Props) {
  const download = useMutation({
    mutationFn: () => client.payments.receipt({ params: { id } }),
    onSuccess: (file) => saveFile(file, `receipt-${studioDay(paidAt)}.pdf`),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        busy={download.isPending}
        aria-label={`Receipt for ${amount} of ${formatMediumDate(paidAt)}`}
        onClick={() => download.mutate()}
      >
        Receipt
      </Button>
      {download.isError ? (
        <FieldError id={`receipt-problem-${id}`}>
          The receipt could not be loaded. Please try again.
        </FieldError>
      ) : null}
    </>
  );
}
