import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint.ts';
import { putLead } from '../services/leads/lead-calls.ts';

export default endpoint(putLead);

export const config: Config = { path: '/api/leads/:id', method: 'PUT', region: 'syd' };
