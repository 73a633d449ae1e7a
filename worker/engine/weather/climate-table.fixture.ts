/**
 * Published normals of well-known places, to test the embedded climate by: destination | low/high °C of January, April,
 * July and October. Written down before the model was tuned, and never read by it. `H` marks the places held out: the
 * hand-written stations have none of them, so that what the model makes of a place it was not told of is measured apart.
 */
export const CLIMATE_TABLE = `
London, United Kingdom|3/8 6/15 14/24 9/16|
Paris, France|3/8 7/16 16/26 9/16|
Lyon, France|1/7 7/17 17/28 10/18|H
Marseille, France|3/12 9/19 19/30 13/21|
Bordeaux, France|3/10 8/18 16/27 10/20|H
Nice, France|6/13 10/17 20/27 14/21|H
Madrid, Spain|1/10 8/19 20/33 11/20|
Barcelona, Spain|6/14 10/18 21/28 14/22|
Seville, Spain|6/16 11/24 20/36 15/26|
Valencia, Spain|7/17 11/21 22/30 15/24|H
Bilbao, Spain|5/13 8/17 16/26 12/21|H
A Coruña, Spain|8/14 9/16 16/22 13/19|
Granada, Spain|1/12 6/20 17/34 10/23|
Zaragoza, Spain|3/11 9/20 19/32 12/22|H
Palma, Spain|5/16 9/20 20/31 14/24|H
Las Palmas de Gran Canaria, Spain|15/21 16/22 21/27 20/26|
Santa Cruz de Tenerife, Spain|15/21 16/23 21/29 20/26|
Lisbon, Portugal|8/15 12/20 18/28 15/23|
Porto, Portugal|5/14 9/18 15/25 12/21|
Faro, Portugal|8/16 11/20 19/29 15/23|H
Funchal, Portugal|14/20 15/21 19/25 19/25|
Rome, Italy|3/12 8/19 18/31 12/22|
Milan, Italy|0/6 8/18 19/30 10/18|
Venice, Italy|0/7 9/17 19/28 11/19|H
Florence, Italy|2/11 8/19 18/32 11/21|H
Naples, Italy|5/13 9/18 19/30 13/22|H
Palermo, Italy|9/15 12/20 22/30 17/24|
Athens, Greece|7/13 12/20 24/34 16/23|
Thessaloniki, Greece|2/10 8/19 20/32 12/22|H
Heraklion, Greece|9/15 12/20 22/29 17/24|
Santorini, Greece|10/14 13/18 23/28 18/23|H
Istanbul, Turkey|4/9 8/17 20/29 13/20|
Ankara, Turkey|-3/4 6/17 16/30 8/20|H
Antalya, Turkey|6/15 11/21 23/34 16/27|H
Berlin, Germany|-1/4 4/15 14/25 6/14|
Munich, Germany|-3/4 4/14 13/24 5/14|
Hamburg, Germany|0/4 4/14 14/23 7/14|H
Cologne, Germany|0/6 4/16 13/25 7/15|H
Vienna, Austria|-1/4 6/16 16/27 7/15|
Innsbruck, Austria|-5/4 3/16 13/25 5/16|H
Zurich, Switzerland|-2/4 5/15 14/25 7/15|
Geneva, Switzerland|-1/5 5/16 15/27 8/16|H
Amsterdam, Netherlands|1/6 4/14 13/22 8/15|
Brussels, Belgium|1/6 5/15 14/23 8/15|H
Copenhagen, Denmark|-1/3 3/11 14/22 7/12|
Stockholm, Sweden|-3/1 1/10 14/23 5/11|
Oslo, Norway|-6/-1 1/10 13/22 3/9|
Bergen, Norway|0/4 3/11 12/19 6/11|H
Tromsø, Norway|-6/-2 -2/3 9/15 1/5|
Helsinki, Finland|-6/-2 0/8 14/22 4/9|
Rovaniemi, Finland|-15/-7 -4/4 11/20 -2/3|
Reykjavík, Iceland|-2/3 1/7 9/15 3/7|
Dublin, Ireland|2/8 5/12 12/20 8/14|
Edinburgh, United Kingdom|1/7 4/12 11/19 7/13|
Manchester, United Kingdom|2/7 5/13 13/21 8/14|H
Warsaw, Poland|-4/1 4/14 14/25 5/13|
Kraków, Poland|-4/2 4/15 14/25 5/14|H
Prague, Czech Republic|-3/3 4/14 14/25 5/14|
Budapest, Hungary|-2/3 7/17 17/28 8/17|
Bucharest, Romania|-5/3 6/18 17/31 7/18|
Sofia, Bulgaria|-4/4 5/16 15/28 6/18|H
Belgrade, Serbia|-1/5 8/19 18/29 9/19|H
Dubrovnik, Croatia|6/12 11/17 22/29 15/21|H
Moscow, Russia|-9/-4 2/11 14/24 3/9|
Saint Petersburg, Russia|-7/-3 1/9 15/23 4/9|
Kyiv, Ukraine|-5/0 5/15 15/26 5/13|H
Tbilisi, Georgia|0/7 8/18 20/31 11/20|
Marrakesh, Morocco|6/18 12/25 21/37 16/28|
Casablanca, Morocco|9/18 12/20 20/26 16/24|H
Fes, Morocco|4/15 8/21 18/35 13/26|H
Cairo, Egypt|9/19 15/28 23/35 19/30|
Luxor, Egypt|6/23 16/35 25/41 18/35|H
Sharm el-Sheikh, Egypt|13/22 20/30 28/38 23/32|
Tunis, Tunisia|8/16 12/21 21/33 17/26|
Dakar, Senegal|18/26 19/25 25/30 25/31|
Lagos, Nigeria|23/33 25/33 23/29 23/31|H
Accra, Ghana|24/32 25/32 23/28 24/31|
Nairobi, Kenya|13/26 15/25 11/22 14/26|
Mombasa, Kenya|24/32 24/32 21/28 22/30|H
Arusha, Tanzania|15/29 16/25 12/22 14/28|H
Zanzibar, Tanzania|25/32 24/31 22/28 23/31|
Kampala, Uganda|17/28 18/27 16/26 17/27|H
Addis Ababa, Ethiopia|9/24 12/25 11/21 10/23|
Cape Town, South Africa|16/27 12/23 8/18 12/22|
Johannesburg, South Africa|15/26 10/21 4/17 12/25|
Durban, South Africa|21/28 17/26 11/23 17/24|H
Windhoek, Namibia|18/31 14/27 7/21 15/30|H
Victoria Falls, Zimbabwe|19/30 16/30 8/26 20/35|
Antananarivo, Madagascar|17/26 15/25 11/20 14/26|H
Port Louis, Mauritius|23/31 22/29 18/25 20/28|
Dubai, United Arab Emirates|14/24 21/33 31/41 24/35|
Muscat, Oman|17/26 25/35 31/39 24/35|H
Doha, Qatar|14/22 22/33 32/42 25/35|H
Riyadh, Saudi Arabia|9/20 20/33 30/44 21/35|
Jerusalem, Israel|6/12 12/21 19/29 16/25|
Tel Aviv, Israel|9/18 14/24 24/30 18/28|
Amman, Jordan|4/13 10/23 20/33 15/27|
Tehran, Iran|1/8 13/22 26/37 14/24|
Tashkent, Uzbekistan|-2/7 10/23 20/36 8/22|H
Almaty, Kazakhstan|-9/0 7/17 18/30 6/17|
Delhi, India|8/20 21/36 27/35 19/33|
Mumbai, India|17/31 24/33 25/30 23/34|
Jaipur, India|8/22 21/37 25/34 19/33|H
Bengaluru, India|16/28 22/34 20/28 20/28|H
Chennai, India|21/29 26/35 26/36 25/32|
Kolkata, India|14/26 25/36 26/33 24/32|H
Kathmandu, Nepal|2/19 12/28 20/29 13/27|
Colombo, Sri Lanka|23/31 25/32 25/30 24/30|
Malé, Maldives|26/30 27/32 26/31 26/30|H
Bangkok, Thailand|22/32 27/36 26/34 25/33|
Chiang Mai, Thailand|15/30 23/37 24/32 22/32|H
Phuket, Thailand|24/32 25/34 25/32 24/32|
Hanoi, Vietnam|14/20 22/27 26/33 22/29|
Ho Chi Minh City, Vietnam|22/32 26/35 25/33 24/32|H
Siem Reap, Cambodia|20/31 25/36 25/33 24/31|H
Singapore|24/31 25/32 25/32 25/32|
Kuala Lumpur, Malaysia|24/32 25/33 25/33 24/33|H
Bali, Indonesia|24/31 24/31 22/29 23/31|
Jakarta, Indonesia|24/31 25/33 24/33 25/33|H
Manila, Philippines|23/30 26/34 25/32 25/32|
Hong Kong|15/19 21/26 27/32 23/28|
Shanghai, China|1/8 10/20 25/32 15/23|
Beijing, China|-8/2 9/21 23/32 8/19|
Xi’an, China|-4/5 10/21 23/33 10/19|H
Chengdu, China|3/10 13/22 22/31 15/21|H
Lhasa, China|-8/8 2/16 11/23 3/17|
Taipei, Taiwan|14/20 19/26 26/35 22/28|
Tokyo, Japan|1/10 10/19 22/30 15/22|
Kyoto, Japan|1/9 9/20 24/32 13/23|H
Sapporo, Japan|-6/-1 3/12 18/25 8/16|
Naha, Japan|15/20 19/24 27/32 23/28|
Seoul, South Korea|-6/2 8/18 22/29 10/20|
Busan, South Korea|0/8 10/18 22/27 14/22|H
Ulaanbaatar, Mongolia|-27/-16 -5/8 12/25 -7/7|
Sydney, Australia|20/27 15/23 9/17 14/22|
Melbourne, Australia|15/27 11/20 7/14 10/20|
Brisbane, Australia|21/30 17/27 10/22 16/27|H
Cairns, Australia|24/32 22/29 17/26 21/30|
Perth, Australia|18/31 14/26 8/18 12/23|
Alice Springs, Australia|22/36 13/28 4/20 15/31|H
Hobart, Australia|13/23 9/18 5/13 8/17|H
Auckland, New Zealand|16/24 13/20 8/15 11/18|
Christchurch, New Zealand|12/22 8/18 1/11 7/17|H
Queenstown, New Zealand|10/22 6/16 -1/8 5/16|
Nadi, Fiji|23/32 22/31 19/29 21/30|H
Papeete, French Polynesia|24/30 24/31 21/28 22/29|
Honolulu, United States|19/27 21/28 24/31 23/30|
Anchorage, United States|-11/-5 -2/7 11/19 -2/5|
Vancouver, Canada|1/7 6/13 14/22 7/14|
Seattle, United States|3/9 6/15 14/25 9/16|H
San Francisco, United States|8/14 10/17 13/20 13/21|
Los Angeles, United States|9/20 12/22 18/28 15/26|
San Diego, United States|10/19 14/20 19/24 16/24|H
Las Vegas, United States|4/15 13/26 28/41 15/27|
Phoenix, United States|8/20 17/30 30/41 19/32|H
Denver, United States|-8/8 1/17 15/33 2/18|
Chicago, United States|-7/0 4/15 19/29 7/17|
Minneapolis, United States|-13/-5 3/14 19/28 5/15|H
New York City, United States|-2/4 7/17 21/29 11/18|
Boston, United States|-5/3 5/13 19/28 9/17|H
Washington, United States|-1/7 8/20 22/32 11/20|H
Miami, United States|16/25 21/28 25/32 23/29|
Orlando, United States|10/22 16/28 24/33 20/29|H
New Orleans, United States|7/17 16/26 25/33 17/27|
Dallas, United States|3/14 13/25 25/36 15/26|H
Nashville, United States|-2/9 8/22 21/32 9/22|H
Toronto, Canada|-7/-1 4/12 18/27 7/14|
Montréal, Canada|-13/-5 2/12 17/27 5/13|H
Calgary, Canada|-12/-1 -1/11 10/23 -1/12|
Halifax, Canada|-8/0 1/9 14/23 5/14|H
Mexico City, Mexico|7/22 12/27 13/24 11/23|
Cancún, Mexico|20/28 23/31 25/33 24/31|
Guadalajara, Mexico|8/25 13/32 16/27 13/27|H
Mérida, Mexico|18/30 22/36 23/35 22/32|H
Oaxaca, Mexico|9/27 15/32 16/28 14/27|H
Havana, Cuba|18/26 21/29 24/32 23/30|
Punta Cana, Dominican Republic|21/28 22/30 25/32 24/31|H
San Juan, Puerto Rico|22/28 23/30 25/31 25/31|
San José, Costa Rica|16/25 18/28 18/27 17/26|
Guatemala City, Guatemala|13/24 16/28 17/26 16/25|
Panama City, Panama|23/32 24/33 24/32 23/31|
Bogotá, Colombia|7/20 10/20 9/19 9/19|
Medellín, Colombia|17/28 18/28 17/29 17/27|H
Cartagena, Colombia|24/31 26/32 26/32 25/31|H
Caracas, Venezuela|16/26 19/28 19/27 19/27|H
Quito, Ecuador|10/19 10/19 9/20 9/20|
Guayaquil, Ecuador|23/31 23/32 20/29 20/29|
Lima, Peru|20/26 19/25 15/19 16/20|
Cusco, Peru|7/19 5/20 0/20 6/21|
La Paz, Bolivia|6/17 4/18 -1/16 4/19|
Santiago, Chile|13/30 8/23 4/15 8/22|
Punta Arenas, Chile|7/15 4/10 -1/4 3/11|H
Buenos Aires, Argentina|20/30 15/23 8/16 13/23|
Bariloche, Argentina|7/22 2/14 -2/6 1/13|H
Mendoza, Argentina|19/32 12/23 3/15 12/26|H
Ushuaia, Argentina|6/14 2/9 -2/4 2/10|
Montevideo, Uruguay|19/28 14/22 7/15 12/20|
Rio de Janeiro, Brazil|24/31 22/29 18/26 21/27|
São Paulo, Brazil|19/28 17/26 12/23 16/26|
Salvador, Brazil|24/31 24/29 22/27 23/29|H
Manaus, Brazil|24/31 24/31 23/32 24/33|H
`;
