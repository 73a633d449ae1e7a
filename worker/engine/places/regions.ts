/**
 * First-level divisions of the countries whose towns share names, by GeoNames' division code: `code=English[/Spanish]`,
 * the Spanish form given where it differs. Written by hand; codes as in the GeoNames dump.
 */
const TABLE: Record<string, string> = {
  US: 'AL=Alabama|AK=Alaska|AZ=Arizona|AR=Arkansas|CA=California|CO=Colorado|CT=Connecticut|DE=Delaware|DC=District of Columbia/Distrito de Columbia|FL=Florida|GA=Georgia|HI=Hawaii/Hawái|ID=Idaho|IL=Illinois|IN=Indiana|IA=Iowa|KS=Kansas|KY=Kentucky|LA=Louisiana/Luisiana|ME=Maine|MD=Maryland|MA=Massachusetts|MI=Michigan/Míchigan|MN=Minnesota|MS=Mississippi/Misisipi|MO=Missouri/Misuri|MT=Montana|NE=Nebraska|NV=Nevada|NH=New Hampshire/Nuevo Hampshire|NJ=New Jersey/Nueva Jersey|NM=New Mexico/Nuevo México|NY=New York/Nueva York|NC=North Carolina/Carolina del Norte|ND=North Dakota/Dakota del Norte|OH=Ohio|OK=Oklahoma|OR=Oregon/Oregón|PA=Pennsylvania/Pensilvania|RI=Rhode Island|SC=South Carolina/Carolina del Sur|SD=South Dakota/Dakota del Sur|TN=Tennessee|TX=Texas/Texas|UT=Utah|VT=Vermont|VA=Virginia|WA=Washington|WV=West Virginia/Virginia Occidental|WI=Wisconsin|WY=Wyoming',
  CA: '01=Alberta|02=British Columbia/Columbia Británica|03=Manitoba|04=New Brunswick/Nuevo Brunswick|05=Newfoundland and Labrador/Terranova y Labrador|07=Nova Scotia/Nueva Escocia|08=Ontario|09=Prince Edward Island/Isla del Príncipe Eduardo|10=Quebec|11=Saskatchewan|12=Yukon/Yukón|13=Northwest Territories/Territorios del Noroeste|14=Nunavut',
  AU: '01=Australian Capital Territory/Territorio de la Capital Australiana|02=New South Wales/Nueva Gales del Sur|03=Northern Territory/Territorio del Norte|04=Queensland|05=South Australia/Australia Meridional|06=Tasmania|07=Victoria|08=Western Australia/Australia Occidental',
  MX: '01=Aguascalientes|02=Baja California|03=Baja California Sur|04=Campeche|05=Chiapas|06=Chihuahua|07=Coahuila|08=Colima|09=Mexico City/Ciudad de México|10=Durango|11=Guanajuato|12=Guerrero|13=Hidalgo|14=Jalisco|15=State of Mexico/Estado de México|16=Michoacán|17=Morelos|18=Nayarit|19=Nuevo León|20=Oaxaca|21=Puebla|22=Querétaro|23=Quintana Roo|24=San Luis Potosí|25=Sinaloa|26=Sonora|27=Tabasco|28=Tamaulipas|29=Tlaxcala|30=Veracruz|31=Yucatán|32=Zacatecas',
  ES: '07=Balearic Islands/Baleares|27=La Rioja|29=Madrid|31=Murcia|32=Navarre/Navarra|34=Asturias|39=Cantabria|51=Andalusia/Andalucía|52=Aragon/Aragón|53=Canary Islands/Canarias|54=Castilla-La Mancha|55=Castile and León/Castilla y León|56=Catalonia/Cataluña|57=Extremadura|58=Galicia|59=Basque Country/País Vasco|60=Valencian Community/Comunidad Valenciana|CE=Ceuta|ML=Melilla',
  VE: '01=Amazonas|02=Anzoátegui|03=Apure|04=Aragua|05=Barinas|06=Bolívar|07=Carabobo|08=Cojedes|09=Delta Amacuro|11=Falcón|12=Guárico|13=Lara|14=Mérida|15=Miranda|16=Monagas|17=Nueva Esparta|18=Portuguesa|19=Sucre|20=Táchira|21=Trujillo|22=Yaracuy|23=Zulia|25=Capital District/Distrito Capital|26=La Guaira',
  CO: '01=Amazonas|02=Antioquia|03=Arauca|04=Atlántico|08=Caquetá|09=Cauca|10=Cesar|11=Chocó|12=Córdoba|14=Guaviare|15=Guainía|16=Huila|17=La Guajira|19=Meta|20=Nariño|21=Norte de Santander|22=Putumayo|23=Quindío|24=Risaralda|25=San Andrés y Providencia|26=Santander|27=Sucre|28=Tolima|29=Valle del Cauca|30=Vaupés|31=Vichada|32=Casanare|33=Cundinamarca|34=Bogotá|35=Bolívar|36=Boyacá|37=Caldas|38=Magdalena',
  AR: '01=Buenos Aires Province/Provincia de Buenos Aires|02=Catamarca|03=Chaco|04=Chubut|05=Córdoba|06=Corrientes|07=Buenos Aires|08=Entre Ríos|09=Formosa|10=Jujuy|11=La Pampa|12=La Rioja|13=Mendoza|14=Misiones|15=Neuquén|16=Río Negro|17=Salta|18=San Juan|19=San Luis|20=Santa Cruz|21=Santa Fe|22=Santiago del Estero|23=Tierra del Fuego|24=Tucumán',
  BR: '01=Acre|02=Alagoas|03=Amapá|04=Amazonas|05=Bahia/Bahía|06=Ceará|07=Federal District/Distrito Federal|08=Espírito Santo|11=Mato Grosso do Sul|13=Maranhão/Maranhão|14=Mato Grosso|15=Minas Gerais|16=Pará|17=Paraíba|18=Paraná|20=Piauí|21=Rio de Janeiro/Río de Janeiro|22=Rio Grande do Norte|23=Rio Grande do Sul|24=Rondônia|25=Roraima|26=Santa Catarina|27=São Paulo|28=Sergipe|29=Goiás|30=Pernambuco|31=Tocantins',
  CL: '01=Valparaíso|02=Aysén|03=Antofagasta|04=Araucanía|05=Atacama|06=Biobío|07=Coquimbo|08=O’Higgins|10=Magallanes|11=Maule|12=Santiago|14=Los Lagos|15=Tarapacá|16=Arica y Parinacota|17=Los Ríos|18=Ñuble',
  PE: '01=Amazonas|02=Áncash|03=Apurímac|04=Arequipa|05=Ayacucho|06=Cajamarca|07=Callao|08=Cusco|09=Huancavelica|10=Huánuco|11=Ica|12=Junín|13=La Libertad|14=Lambayeque|15=Lima Region/Región Lima|16=Loreto|17=Madre de Dios|18=Moquegua|19=Pasco|20=Piura|21=Puno|22=San Martín|23=Tacna|24=Tumbes|25=Ucayali|LMA=Lima',
  EC: '01=Galápagos|02=Azuay|03=Bolívar|04=Cañar|05=Carchi|06=Chimborazo|07=Cotopaxi|08=El Oro|09=Esmeraldas|10=Guayas|11=Imbabura|12=Loja|13=Los Ríos|14=Manabí|15=Morona Santiago|17=Pastaza|18=Pichincha|19=Tungurahua|20=Zamora Chinchipe|22=Sucumbíos|23=Napo|24=Orellana|25=Santa Elena|26=Santo Domingo',
  CR: '01=Alajuela|02=Cartago|03=Guanacaste|04=Heredia|06=Limón|07=Puntarenas|08=San José',
  CU: '01=Pinar del Río|02=Havana/La Habana|03=Matanzas|05=Camagüey|08=Cienfuegos|12=Holguín|14=Sancti Spíritus|15=Santiago de Cuba|16=Villa Clara',
  BO: '01=Chuquisaca|02=Cochabamba|03=Beni|04=La Paz|05=Oruro|06=Pando|07=Potosí|08=Santa Cruz|09=Tarija',
  GT: '01=Alta Verapaz|07=Guatemala|09=Izabal|12=Petén|13=Quetzaltenango|16=Sacatepéquez|19=Sololá',
  HN: '01=Atlántida|03=Colón|05=Copán|06=Cortés|08=Francisco Morazán|11=Bay Islands/Islas de la Bahía|12=La Paz',
  NI: '03=Chinandega|05=Estelí|06=Granada|08=León|10=Managua|11=Masaya|14=Río San Juan|15=Rivas',
  PA: '01=Bocas del Toro|02=Chiriquí|04=Colón|08=Panamá|10=Veraguas',
  DO: '10=La Altagracia|12=La Romana|18=Puerto Plata|20=Samaná|25=Santiago|34=Santo Domingo',
  DE: '01=Baden-Württemberg|02=Bavaria/Baviera|03=Bremen|04=Hamburg/Hamburgo|05=Hesse/Hesse|06=Lower Saxony/Baja Sajonia|07=North Rhine-Westphalia/Renania del Norte-Westfalia|08=Rhineland-Palatinate/Renania-Palatinado|09=Saarland/Sarre|10=Schleswig-Holstein|11=Brandenburg/Brandeburgo|12=Mecklenburg-Vorpommern/Mecklemburgo-Pomerania Occidental|13=Saxony/Sajonia|14=Saxony-Anhalt/Sajonia-Anhalt|15=Thuringia/Turingia|16=Berlin/Berlín',
  IT: '01=Abruzzo/Abruzos|02=Basilicata|03=Calabria|04=Campania|05=Emilia-Romagna/Emilia-Romaña|06=Friuli Venezia Giulia|07=Lazio/Lacio|08=Liguria|09=Lombardy/Lombardía|10=Marche/Las Marcas|11=Molise|12=Piedmont/Piamonte|13=Apulia|14=Sardinia/Cerdeña|15=Sicily/Sicilia|16=Tuscany/Toscana|17=Trentino-Alto Adige/Trentino-Alto Adigio|18=Umbria/Umbría|19=Aosta Valley/Valle de Aosta|20=Veneto/Véneto',
  FR: '11=Île-de-France/Isla de Francia|24=Centre-Val de Loire/Centro-Valle del Loira|27=Burgundy/Borgoña|28=Normandy/Normandía|32=Hauts-de-France/Alta Francia|44=Grand Est/Gran Este|52=Pays de la Loire/Países del Loira|53=Brittany/Bretaña|75=Nouvelle-Aquitaine/Nueva Aquitania|76=Occitanie/Occitania|84=Auvergne-Rhône-Alpes/Auvernia-Ródano-Alpes|93=Provence-Alpes-Côte d’Azur/Provenza-Alpes-Costa Azul|94=Corsica/Córcega',
  GB: 'ENG=England/Inglaterra|SCT=Scotland/Escocia|WLS=Wales/Gales|NIR=Northern Ireland/Irlanda del Norte',
  CH: 'AG=Aargau/Argovia|BE=Bern/Berna|BS=Basel/Basilea|FR=Fribourg/Friburgo|GE=Geneva/Ginebra|GR=Graubünden/Grisones|JU=Jura|LU=Lucerne/Lucerna|NE=Neuchâtel|SG=St. Gallen/San Galo|SZ=Schwyz|TI=Ticino/Tesino|UR=Uri|VD=Vaud|VS=Valais|ZH=Zurich/Zúrich',
  AT: '01=Burgenland|02=Carinthia/Carintia|03=Lower Austria/Baja Austria|04=Upper Austria/Alta Austria|05=Salzburg/Salzburgo|06=Styria/Estiria|07=Tyrol/Tirol|08=Vorarlberg|09=Vienna/Viena',
  PT: '02=Aveiro|03=Beja|04=Braga|05=Bragança/Braganza|06=Castelo Branco|07=Coimbra|08=Évora|09=Faro|10=Madeira|11=Guarda|13=Leiria|14=Lisbon/Lisboa|16=Portalegre|17=Porto/Oporto|18=Santarém|19=Setúbal|20=Viana do Castelo|21=Vila Real|22=Viseu|23=Azores',
  IN: '01=Andaman and Nicobar/Andamán y Nicobar|02=Andhra Pradesh|03=Assam|05=Chandigarh|07=Delhi|09=Gujarat|10=Haryana|11=Himachal Pradesh|12=Jammu and Kashmir/Jammu y Cachemira|13=Kerala|16=Maharashtra|18=Meghalaya|19=Karnataka|21=Odisha|22=Puducherry|23=Punjab|24=Rajasthan/Rajastán|25=Tamil Nadu|28=West Bengal/Bengala Occidental|29=Sikkim|33=Goa|34=Bihar|35=Madhya Pradesh|36=Uttar Pradesh|37=Chhattisgarh|38=Jharkhand|39=Uttarakhand|40=Telangana|41=Ladakh',
  JP: '12=Hokkaido|22=Kyoto/Kioto|26=Nagano|32=Osaka|40=Tokyo/Tokio|47=Okinawa',
  ZA: '02=KwaZulu-Natal|03=Free State/Estado Libre|05=Eastern Cape/Cabo Oriental|06=Gauteng|07=Mpumalanga|08=Northern Cape/Cabo del Norte|09=Limpopo|10=North West/Noroeste|11=Western Cape/Cabo Occidental',
  NZ: 'E7=Auckland|E9=Canterbury|F5=Nelson|F7=Otago|F8=Southland|G1=Waikato|G2=Wellington|E8=Bay of Plenty',
  BE: 'BRU=Brussels/Bruselas|VLG=Flanders/Flandes|WAL=Wallonia/Valonia',
  NL: '02=Friesland/Frisia|03=Gelderland/Güeldres|05=Limburg/Limburgo|06=North Brabant/Brabante Septentrional|07=North Holland/Holanda Septentrional|09=Utrecht|10=Zeeland/Zelanda|11=South Holland/Holanda Meridional',
  GR: 'ESYE43=Crete/Creta|ESYE42=South Aegean/Egeo Meridional|ESYE41=North Aegean/Egeo Septentrional|ESYE31=Attica/Ática|ESYE22=Ionian Islands/Islas Jónicas|ESYE25=Peloponnese/Peloponeso|ESYE12=Central Macedonia/Macedonia Central',
  UY: '09=Maldonado|10=Montevideo|14=Rocha|15=Salto',
  CN: '02=Zhejiang|09=Henan|12=Hubei|14=Tibet/Tíbet|26=Shaanxi|29=Yunnan|30=Guangdong|31=Hainan|32=Sichuan|16=Guangxi|13=Xinjiang',
  NG: '05=Lagos State|11=Federal Capital Territory|16=Ogun State|21=Akwa Ibom|22=Cross River State|23=Kaduna State|24=Katsina State|25=Anambra|26=Benue|27=Borno|28=Imo State|29=Kano State|30=Kwara|31=Niger State|32=Oyo State|35=Adamawa|36=Delta State|37=Edo State|39=Jigawa|40=Kebbi|41=Kogi|42=Osun|43=Taraba|44=Yobe|45=Abia|46=Bauchi State|47=Enugu State|48=Ondo State|49=Plateau State|50=Rivers State|51=Sokoto State|52=Bayelsa|53=Ebonyi|54=Ekiti|55=Gombe State|56=Nasarawa|57=Zamfara',
  ID: '02=Bali|10=Yogyakarta|17=West Nusa Tenggara/Nusatenggara Occidental|18=East Nusa Tenggara/Nusatenggara Oriental',
};

/** Both names of a division. */
export interface RegionName {
  country: string;
  code: string;
  en: string;
  es: string;
}

const read = (country: string, row: string): RegionName => {
  const [code = '', names = ''] = row.split('=');
  const [en = '', es = en] = names.split('/');
  return { country, code, en, es };
};

/** Every division of the table. */
export const REGIONS: readonly RegionName[] = Object.entries(TABLE).flatMap(([country, rows]) =>
  rows.split('|').map((row) => read(country, row)),
);

const byCode = new Map(REGIONS.map((region) => [`${region.country}.${region.code}`, region]));

/** The division of a country's code, if the table has it. */
export const regionOf = (country: string, code: string): RegionName | undefined => byCode.get(`${country}.${code}`);
