import type { Config } from '@netlify/functions';
import { postLead } from '../leads/lead-calls.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(postLead);

export const config: Config = { path: '/api/leads', method: 'POST', region: 'syd' };
