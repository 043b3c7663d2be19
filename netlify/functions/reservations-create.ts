import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { postReservation } from '../reservations/calls/post-reservation.ts';

export default endpoint(postReservation);

export const config: Config = { path: '/api/reservations', method: 'POST', region: 'syd' };
