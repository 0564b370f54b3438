import type { Plugin, Rolldown } from 'vite';

/**
 * First line of a script that runs as soon as it loads. Chromium then compiles all its functions beside the main thread, while
 * the file loads; otherwise the main thread compiles each function at its first call (ADR-047). Other browsers see a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** Vite plugin: adds the hint to the chunks that `runsOnLoad` selects. Functions that never run take memory for nothing. */
export function compileHints(runsOnLoad: (chunk: Rolldown.OutputChunk) => boolean): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Vite also puts code at the beginning of chunks, and the hint counts only on the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && runsOnLoad(file)) file.code = `${compileHint}\n${file.code}`;
        }
      },
    },
  };
}
