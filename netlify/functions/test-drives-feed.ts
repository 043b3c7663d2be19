import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { getFeed } from '../test-drives/feed.ts';

export default endpoint(getFeed);

export const config: Config = { path: '/api/test-drives/feed', method: 'GET', region: 'syd' };
