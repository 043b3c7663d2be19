import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { getFreeTimes } from '../test-drives/free-times.ts';

export default endpoint(getFreeTimes);

export const config: Config = { path: '/api/test-drives/free', method: 'GET', region: 'syd' };
