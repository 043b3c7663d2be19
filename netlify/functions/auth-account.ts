import type { Config } from '@netlify/functions';
import { getAccount } from '../accounts/calls/account.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(getAccount);

export const config: Config = { path: '/api/auth', method: 'GET', region: 'syd' };
