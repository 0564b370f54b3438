/** True once the packages are on npm. Until then, documents install the tarballs that `npm run pack` writes. */
export const areOnNpm = false;

/** The folder of a checkout, as seen from a project beside it. */
const checkout = '../detroit-well';
export const packCommand = `npm run pack --prefix ${checkout}`;

/** The arguments of `npm install` for the client with the packages that it needs. */
export const installTarget = areOnNpm ? '@detroit-well/api-client' : `${checkout}/packs/*.tgz`;
export const installCommand = `npm install ${installTarget}`;
