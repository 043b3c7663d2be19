import type { Config } from '@netlify/functions';
import { postAutograb } from '../look-ups/calls/post-valuation.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(postAutograb);

export const config: Config = { path: '/api/simple-autograb-lookup', method: 'POST', region: 'syd' };
