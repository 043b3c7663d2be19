import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint.ts';
import { postLead } from '../services/leads/lead-calls.ts';

export default endpoint(postLead);

export const config: Config = { path: '/api/leads', method: 'POST', region: 'syd' };
