import type { Config } from '@netlify/functions';
import { putLead } from '../leads/lead-calls.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(putLead);

export const config: Config = { path: '/api/leads/:id', method: 'PUT', region: 'syd' };
