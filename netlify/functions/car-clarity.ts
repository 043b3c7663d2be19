import type { Config } from '@netlify/functions';
import { postCarClarity } from '../leads/lead-calls.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(postCarClarity);

export const config: Config = { path: '/api/carClarityCustomer', method: 'POST', region: 'syd' };
