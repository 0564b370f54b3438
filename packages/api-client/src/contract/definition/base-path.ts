/** Base path of the contract on the API's origin. */
export const basePath = '/api/v2';
