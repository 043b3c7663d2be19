/**
 * Below the base of the calls: GET → 200 a `ServerKey`, for tenants whose `search.engine` is typesense (SRCH-7); 404 for
 * others, 503 where the server is not set up.
 */
export const searchKeyPath = '/search-key';
