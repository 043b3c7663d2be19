import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { getTakenCars } from '../reservations/calls/taken-cars.ts';

export default endpoint(getTakenCars);

export const config: Config = { path: '/api/reservations', method: 'GET', region: 'syd' };
