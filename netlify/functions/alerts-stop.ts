import type { Config } from '@netlify/functions';
import { answerStop } from '../accounts/alerts/stop.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(answerStop);

export const config: Config = { path: '/api/alerts/stop', method: ['GET', 'POST'], region: 'syd' };
