import { createHash } from 'node:crypto';

/** A file that the demo attaches to sessions. */
interface MaterialFile {
  readonly key: string;
  readonly title: string;
  readonly fileName: string;
  readonly text: string;
}

export const materialFiles: readonly MaterialFile[] = [
  {
    key: 'warm-up',
    title: 'The ten-minute warm-up',
    fileName: 'Warm-up.txt',
    text: `THE TEN-MINUTE WARM-UP

Two minutes   Walk the floor. Shoulders loose, eyes up.
Two minutes   Ankle circles, ten each way, then calf raises.
Two minutes   Hip openers: knee to chest, knee to the side.
Two minutes   Quarter squats, slow down and slow up.
Two minutes   Side steps with a beat. Any record will do.

Stop where it hurts. Ask your coach for another way to do it.
`,
  },
  {
    key: 'what-to-bring',
    title: 'What to bring, and what we have',
    fileName: 'What to bring.txt',
    text: `WHAT TO BRING

- Socks that reach over the ankle
- Water, in something that closes
- Wrist guards, if you have your own
- A dry shirt for the way home

WHAT WE HAVE

- Skates in every size, free with the session
- Helmets, knee pads and wrist guards
- Towels, lockers and a place to sit down
`,
  },
];

export const contentOf = ({ text }: MaterialFile) => Buffer.from(text, 'utf8');

/** The file's name in the file storage: the hash of its content. */
export const storedAs = (materialFile: MaterialFile) =>
  createHash('sha256').update(contentOf(materialFile)).digest('hex');
