import type { Config } from '@netlify/functions';
import { postSplitView } from '../events/split-view.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(postSplitView);

export const config: Config = { path: '/api/events/split_view', method: 'POST', region: 'syd' };
