import type { Config } from '@netlify/functions';
import { bySlug, endpoint } from '../platform/http/endpoint.ts';
import { postRebuild } from '../rebuilds/calls/post-rebuild.ts';

export default endpoint(postRebuild, bySlug);

export const config: Config = { path: '/api/rebuild/:slug', method: 'POST', region: 'syd' };
