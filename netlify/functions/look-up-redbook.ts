import type { Config } from '@netlify/functions';
import { postRedbook } from '../look-ups/calls/post-valuation.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(postRedbook);

export const config: Config = { path: '/api/redbook-valuation', method: 'POST', region: 'syd' };
