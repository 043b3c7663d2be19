import type { Config } from '@netlify/functions';
import { deleteWatched, putWatched } from '../accounts/calls/watchlist.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint((call) => (call.request.method === 'DELETE' ? deleteWatched(call) : putWatched(call)));

export const config: Config = { path: '/api/watchlist/:id', method: ['PUT', 'DELETE'], region: 'syd' };
