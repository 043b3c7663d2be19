import type { Config } from '@netlify/functions';
import { postNevdis } from '../look-ups/calls/post-nevdis.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(postNevdis);

export const config: Config = { path: '/api/nevdis', method: 'POST', region: 'syd' };
