import type { Config } from '@netlify/functions';
import { metrics } from '../watch/metrics.ts';

export default (request: Request): Promise<Response> => metrics(request, process.env);

export const config: Config = { path: '/metrics', method: 'GET', region: 'syd' };
