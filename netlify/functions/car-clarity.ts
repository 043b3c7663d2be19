import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint.ts';
import { postCarClarity } from '../services/leads/lead-calls.ts';

export default endpoint(postCarClarity);

export const config: Config = { path: '/api/carClarityCustomer', method: 'POST', region: 'syd' };
