import type { Config } from '@netlify/functions';
import { postCode } from '../accounts/calls/code.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(postCode);

export const config: Config = { path: '/api/auth/code', method: 'POST', region: 'syd' };
