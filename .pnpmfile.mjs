/** The `node-*` packages carry `os` and `cpu` as text; pnpm wants lists, else it installs the wrong platform's binary. */
const asList = (value) => (typeof value === 'string' ? [value] : value);

export const hooks = {
  readPackage(manifest) {
    if (/^node-(bin-)?(linux|darwin|win)-/.test(manifest.name ?? '')) {
      manifest.os = asList(manifest.os);
      manifest.cpu = asList(manifest.cpu);
    }
    return manifest;
  },
};
