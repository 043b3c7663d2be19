import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint.ts';
import { postLeadWithFiles } from '../services/leads/lead-calls.ts';

export default endpoint(postLeadWithFiles);

export const config: Config = { path: '/api/leads/with-files', method: 'POST', region: 'syd' };
