import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { postTestPayment } from '../reservations/calls/test-payment.ts';

export default endpoint(postTestPayment);

export const config: Config = { path: '/api/reservations/:id/test-payment', method: 'POST', region: 'syd' };
