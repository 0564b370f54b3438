/** Where the paths of the contract begin, on the API's origin. */
export const basePath = '/api/v2';
