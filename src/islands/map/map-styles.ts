import leafletStyles from 'leaflet/dist/leaflet.css?raw';
import { adoptStyles } from '../../client/adopt-styles.ts';
import ownStyles from './map.css?inline';

/**
 * Gives the page the styles of a map: Leaflet's and ours over them. A style sheet of the bundle would be linked on every
 * page, and Leaflet's would publish its marker pictures, which nothing here asks for.
 */
export const addMapStyles = (): void => adoptStyles('map', `${leafletStyles}\n${ownStyles}`);
