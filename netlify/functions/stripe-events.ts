import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { postStripeEvent } from '../reservations/calls/stripe-events.ts';

export default endpoint(postStripeEvent);

export const config: Config = { path: '/api/stripe/events', method: 'POST', region: 'syd' };
