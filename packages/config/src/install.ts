/** Whether the packages are on npm. Until then, documents install the tarballs that `npm run pack` writes. */
export const areOnNpm = false;

/** What `npm install` is given, for the client with the packages that it needs. */
export const installTarget = areOnNpm ? '@detroit-well/api-client' : '../detroit-well/packs/*.tgz';
export const installCommand = `npm install ${installTarget}`;
