import type { Config } from '@netlify/functions';
import { deliverSoon } from '../delivery/deliver-due.ts';
import { createCall } from '../leads/lead-calls.ts';
import { takeLead } from '../leads/take-lead.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint((call) => takeLead(call, createCall, deliverSoon));

export const config: Config = { path: '/api/leads', method: 'POST', region: 'syd' };
