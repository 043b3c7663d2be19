import type { Config } from '@netlify/functions';
import { postCarPhoneCall } from '../events/car-phone-call.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(postCarPhoneCall);

export const config: Config = { path: '/api/events/car_phone_call', method: 'POST', region: 'syd' };
