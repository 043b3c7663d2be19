import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { getSearchKey } from '../search/search-key.ts';

export default endpoint(getSearchKey);

export const config: Config = { path: '/api/search-key', method: 'GET', region: 'syd' };
