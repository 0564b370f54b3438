import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** `off`: nobody turned it on. `none`: the device has no camera, or the browser cannot read codes. */
export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'none';

/** How often a picture is read. Milliseconds. */
const readEveryMs = 200;
/** A pass that stays in the frame is read once. Milliseconds. */
const againMs = 3_000;

export const hasCamera = (): boolean =>
  globalThis.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined;

/** Reads QR codes from the camera while it is on. The browser decodes them; without its detector there is no camera. */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('off');
  const last = useRef({ code: '', at: 0 });
  const read = useEffectEvent((code: string): void => {
    const now = performance.now();
    const isSame = code === last.current.code && now - last.current.at < againMs;
    last.current = { code, at: now };
    if (!isSame) onCode(code);
  });
  const isWanted = state === 'starting' || state === 'on';
  useEffect(() => {
    if (!isWanted) return undefined;
    return startCamera(video, { onCode: read, onState: setState });
  }, [isWanted]);
  return {
    video,
    state,
    start: () => setState(hasCamera() ? 'starting' : 'none'),
    stop: () => setState('off'),
  };
}

interface CameraEvents {
  readonly onCode: (code: string) => void;
  readonly onState: (state: CameraState) => void;
}

/** Starts the camera that looks away from the screen. Returns what stops it. */
function startCamera(
  video: React.RefObject<HTMLVideoElement | null>,
  { onCode, onState }: CameraEvents,
): () => void {
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const Detector = globalThis.BarcodeDetector;
  const watch = async (detector: BarcodeDetector): Promise<void> => {
    if (isOver) return;
    try {
      const [found] = video.current ? await detector.detect(video.current) : [];
      if (found && !isOver) onCode(found.rawValue);
    } catch {
      // A picture that is not there yet is no code.
    }
    if (!isOver) timer = setTimeout(() => void watch(detector), readEveryMs);
  };
  const open = async (): Promise<void> => {
    if (Detector === undefined) return onState('none');
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return stopTracks(stream);
      if (video.current) {
        video.current.srcObject = stream;
        await video.current.play();
      }
      onState('on');
      void watch(new Detector({ formats: ['qr_code'] }));
    } catch (error) {
      if (!isOver)
        onState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none');
    }
  };
  void open();
  return () => {
    isOver = true;
    clearTimeout(timer);
    if (stream) stopTracks(stream);
  };
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
