import type { Config } from '@netlify/functions';
import { endSession, postSession } from '../accounts/calls/session.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint((call) => (call.request.method === 'DELETE' ? endSession(call) : postSession(call)));

export const config: Config = { path: '/api/auth/session', method: ['POST', 'DELETE'], region: 'syd' };
