import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { getStatus } from '../test-drives/status.ts';

export default endpoint(getStatus);

export const config: Config = { path: '/api/test-drives/status', method: 'GET', region: 'syd' };
