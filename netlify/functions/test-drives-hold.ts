import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { postHold } from '../test-drives/hold-time.ts';

export default endpoint(postHold);

export const config: Config = { path: '/api/test-drives', method: 'POST', region: 'syd' };
