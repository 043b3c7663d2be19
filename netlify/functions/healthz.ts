import type { Config } from '@netlify/functions';
import { health } from '../watch/health.ts';

export default (): Promise<Response> => health(process.env);

export const config: Config = { path: '/healthz', method: 'GET', region: 'syd' };
