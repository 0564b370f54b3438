import { Skeleton } from '@detroit-well/ui/components/skeleton';

const factWidths = [200, 120, 110];

/** The skeleton of a registered session, with the layout of its page. */
export function SessionSkeleton() {
  return (
    <div className="rs">
      <div className="rs__head">
        <div className="rs__number-bone">
          <Skeleton height="clamp(102px, 10vw, 144px)" />
        </div>
        <div className="rs__name rs__bones">
          <Skeleton height={28} width="min(340px, 90%)" />
          <Skeleton height="clamp(76px, 9vw, 144px)" width="min(480px, 100%)" />
        </div>
        <div className="rs__when">
          {factWidths.map((width) => (
            <div className="rs__bones" key={width}>
              <Skeleton height={14} width={56} />
              <Skeleton height={20} width={width} />
            </div>
          ))}
        </div>
      </div>
      <div className="rs__main rs__part">
        <Skeleton height={420} />
      </div>
      <div className="rs__side">
        <Skeleton height={320} />
      </div>
    </div>
  );
}
