import type { Config } from '@netlify/functions';
import { postLeadWithFiles } from '../leads/lead-calls.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(postLeadWithFiles);

export const config: Config = { path: '/api/leads/with-files', method: 'POST', region: 'syd' };
