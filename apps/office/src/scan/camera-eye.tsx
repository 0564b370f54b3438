import { Button } from '@detroit-well/ui/components/button';
import { hasCamera, useCamera, type CameraState } from './use-camera.ts';

const notes: Partial<Record<CameraState, string>> = {
  starting: 'Starting the camera...',
  refused: 'The camera is not allowed. Allow it in the settings of the browser, or use a scanner.',
  none: 'No camera was found. Use a scanner, or type the code.',
};

/** The camera as a scanner, where the browser can read codes. A scanner on the keyboard works everywhere. */
export function CameraEye({ onCode }: { onCode: (code: string) => void }) {
  const { video, state, start, stop } = useCamera(onCode);
  const isOn = state === 'starting' || state === 'on';
  if (!hasCamera())
    return (
      <p className="muted scan__note">
        This browser reads no codes with the camera. A scanner on the keyboard works.
      </p>
    );
  return (
    <>
      <div className="scan__eye" hidden={!isOn}>
        <video ref={video} muted playsInline aria-label="Camera: hold the pass into the frame" />
        <i aria-hidden="true" />
      </div>
      {notes[state] ? (
        <p className="muted scan__note" role="status">
          {notes[state]}
        </p>
      ) : null}
      <Button size="xs" variant="line" onClick={isOn ? stop : start}>
        {isOn ? 'Turn the camera off' : state === 'off' ? 'Use the camera' : 'Try the camera again'}
      </Button>
    </>
  );
}
