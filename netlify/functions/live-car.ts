import type { Config } from '@netlify/functions';
import { getLiveCar } from '../live-car/live-car.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(getLiveCar);

// No path: `_redirects` leads here (`liveCarPath`), for sites whose stock has a live source.
export const config: Config = { region: 'syd' };
