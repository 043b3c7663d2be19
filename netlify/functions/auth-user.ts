import type { Config } from '@netlify/functions';
import { deleteUser, putUser } from '../accounts/calls/account.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint((call) => (call.request.method === 'DELETE' ? deleteUser(call) : putUser(call)));

export const config: Config = { path: '/api/auth/user', method: ['PUT', 'DELETE'], region: 'syd' };
