import type { Config } from '@netlify/functions';
import { postSmsStatus } from '../accounts/sms/status.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(postSmsStatus);

export const config: Config = { path: '/api/sms/status', method: 'POST', region: 'syd' };
