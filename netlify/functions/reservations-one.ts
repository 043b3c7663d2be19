import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { deleteReservation, getReservation } from '../reservations/calls/one-reservation.ts';

export default endpoint((call) => (call.request.method === 'DELETE' ? deleteReservation(call) : getReservation(call)));

export const config: Config = { path: '/api/reservations/:id', method: ['GET', 'DELETE'], region: 'syd' };
