import type { Config } from '@netlify/functions';
import { bySlug, endpoint } from '../platform/http/endpoint.ts';
import { getRebuild } from '../rebuilds/calls/get-rebuild.ts';

export default endpoint(getRebuild, bySlug);

export const config: Config = { path: '/api/rebuild/:slug', method: 'GET', region: 'syd' };
