refused:alcohol	Alcohol cero	hm10-anelo-vaca-muerta-geologa
refused:alcohol	Alcohol ni loca, que conste	mb03-bariloche-egresados
refused:alcohol	Alcohol no se puede subir	hb05-crucero-brasil-suegra
refused:alcohol	Coca, alcohol yo NO	ho07-qoylluriti-promesa-sicuani
refused:alcohol	Nada de alcohol que revisan los bolsos	hw05-bariloche-egresados
refused:alcohol	No alcohol on the marae	hv06-ruatoria-tangi
refused:alcohol	No booze or water may be brought on	ix10-durban-pomene-cruise
refused:alcohol	Not drinking alcohol	hn08-tampere-exchange-izmir
refused:alcohol	Prohibido alcohol y vaper, te revisan todo	ly17-bariloche-egresados
refused:alcohol	Prohibido encendedores, alcohol y navajas	ly02-plataforma-carmen
refused:alcohol	Strictly no alcohol	lx08-seaman-rotterdam
refused:alcohol	nada de alcohol	gb19-bariloche-egresados
refused:alcohol	ni alcohol, ni colonia, ni cuchillas, ni hervidor	ky14-las-bambas-primer-turno
refused:alcohol	no booze	hl12-aberdeen-rig-hitch
refused:alcohol	no se puede frascos de vidrio ni aerosol ni alcohol OBVIO	hy03-bariloche-egresados
refused:alcohol	no swimming no sauna no gym no booze	hg08-istanbul-hair-transplant
refused:alcohol	sin alcohol	jb06-pucallpa-dieta
refused:alcohol	so no alcohol	ix07-pangnirtung-teacher-cat
refused:baby-carrier	Just the carrier	hn11-seahouses-baby-lurcher
refused:baby-carrier	la mochila portabebés no q me mata la espalda	hk01-nerja-piso-cunado
refused:baby-carrier	portabebés no	hk20-disneyland-paris-trio-manos
refused:backpack	Al predio no dejan entrar ni mochila grande	hm18-cosquin-rock-carpa-primos
refused:backpack	En el estadio no dejan pasar mochila	ky15-londres-arsenal-lola
refused:backpack	but I dont want to carry load abeg, one box + backpack	ka04-manchester-plab2-ibadan
refused:backpack	estadio no dejan entrar mochila ni paraguas ni palo de	hi03-baires-recital-mendoza
refused:backpack	la mochila portabebés no q me mata la espalda	hk01-nerja-piso-cunado
refused:backpack	mochilas de más de A4 no entran al estadio	jb08-final-copa-ida-vuelta
refused:backpack	no dejan pasar mochila ni paraguas	hq02-turin-puente-silla-celiaco
refused:backpacking	asi q nada de mochila grande	hi11-villa-peregrinacion-bici
refused:beach	Beach	hh08-rome-majowka-three-women
refused:beach	Ni Teide ni playa ni nada, que parezco un zepelín	hg06-el-hierro-parto-tenerife
refused:beach	Ni trusa ni sombrilla de playa que aquello no es Varadero	hb11-gira-trompeta-canada
refused:beach	No beach	hd10-mbaise-christmas
refused:beach	No beach swimming, sea is rough there & not why	hj13-velankanni-novena-joseph
refused:beach	No beach this time sadly	hx13-kandy-almsgiving
refused:beach	No playa	iy11-montevideo-lisboa-ourense-roma
refused:beach	No playa no Rosarito	hb08-tijuana-manga
refused:beach	No vamos de paseo ni playa	iy15-portobelo-nazareno-manda
refused:beach	No voy a la playa ni cuenten	iy14-arpista-chamame-corrientes
refused:beach	Playa hay	hk08-viveiro-resu-camping
refused:beach	Playa no hay tiempo	hg08-anaheim-cbx-familia
refused:beach	Playa y museos ninguno	hm08-barcelona-cataratas-menorquina
refused:beach	There won't be any beach day	ix03-medjugorje-mam-rollator
refused:beach	hay sabanas, d toallas nada de nada ni d playa ni d baño	hm01-isla-cristina-apartamento-suegros
refused:beach	ni me digas de playa	hs11-guadalajara-manga-gastrica-nayarita
refused:beach	no beach no swimming till its healed	hf10-karratha-perth-radiation
refused:beach	nothing for the beach	ha04-melbourne-weekend-nz
refused:beach	playa esta vez no	ky11-oaxaca-boda-calenda
refused:beach	so no beach stuff	hv14-pollenca-cycling
refused:beach	y toallas de baño de playa no	mb17-floripa-dos-familias
refused:bedding	NO bedding	lc03-gibb-river-camper
refused:bedding	PERO ni almohada ni sábanas ni ollas	hm11-grenoble-master-tunjana
refused:bedding	doesnt need one um bedding is on the boat towels are	ga13-llangollen-narrowboat
refused:bedding	no linens	ha10-tallinn-choir-tour
refused:bike	Bici para bikejoring ESTE año no	hm14-laredo-canicross-border
refused:bike	Bikes stay home	hj06-acadia-four-kids
refused:bike	Ni patinetes ni bicis	hm01-isla-cristina-apartamento-suegros
refused:bike	No bici	hb20-berlin-maraton
refused:bike	No llevo la bici, ni	hk06-villa-ventana-carpa-perra
refused:bike	Not bringing the ebike	hl16-fruita-mtb-heeler
refused:bike	nada de bici mi espalda	gb14-delta-ebro-pajareros
refused:bike	sí, tirolesa y bici NO	hb11-chepe-abuelos
refused:bike	y cada una su mochilita nada de buceo ni de bici punto	hb13-galapagos-abuela
refused:binoculars	No binoculars either, customs took a guy's in Cairo	ha11-luxor-eclipse
refused:binoculars	and no binoculars	ma06-luxor-eclipse-2027
refused:books	Libro digital en la compu	hk18-utila-open-water-tico
refused:books	NO books no journal no pens no phone	hx15-vipassana-quebec
refused:books	No cameras, radios, books or games let onto the island	hv02-lough-derg
refused:books	No he will not read	lx03-gene-new-knee
refused:books	cero libros	pb05-villa-de-leyva-silencio
refused:books	no books no pens no journal no yoga no running no snacks	ha15-vipassana-hereford
refused:books	no libros	ly22-retiro-silencio-guatavita
refused:books	so no kindle, paperback	ht04-overland-huts
refused:books	stays in the glove box no books either bar a missal warm	ka07-lough-derg-three-day
refused:books	termas, libro y trineo no	lb03-nevados-chillan-familia
refused:books	y no dejan libros ni libreta ni boli ni música	mb24-candeleda-vipassana
refused:books	y ya, ni portátil ni libros	hy15-merida-opositora
refused:boots	De botas nada, playeros y chanclas pa la ducha	hq08-sonorama-aranda-cuarentones
refused:boots	I've no proper boots	hr02-riga-two-corkwomen-market
refused:boots	Las botas de jebe pa la tia no, ya tiene	hs04-oxapampa-boda-limenos-dos-hijos
refused:boots	Las botas no	hy09-oruro-morenada
refused:boots	Nada de botas de goma	ky12-tortuguero-voluntaria
refused:boots	So no hiking boots thank you	hh14-lough-derg-three-day
refused:boots	and snow boots from Kochi, waste	hl11-st-johns-mun-kochi
refused:boots	botas pantaneras no	hi04-pasto-carnaval-abuela
refused:boots	hairnets, tall boots NO she's in paddock boots, garters	ga14-ocala-hits
refused:boots	nada de botas locas	hk06-villa-ventana-carpa-perra
refused:boots	nada de botas nuevas	kb02-cruce-andes-caballo
refused:boots	y NADA de botas nuevas, mis zapatillas de trail de siempre	hq12-javierada-pamplona-a-pie
refused:camera	Cámara no, el flash las asusta	hw11-tortuguero-voluntaria
refused:camera	No cameras, radios, books or games let onto the island	hv02-lough-derg
refused:camera	but NOT filters for cameras or telescopes	ma06-luxor-eclipse-2027
refused:camera	la camara la dejo	hb03-ciudad-perdida
refused:camera	la cámara no, luz de flash prohibida	gb20-tortuguero-tortugas
refused:camera	ni cámara ni dron, la comunidad no quiere fotos	mb08-curaray-brigada-dental
refused:camera	no camera	hl06-tirupati-mundan-paati
refused:camera	not bringing the big camera	ix02-cooperstown-u12
refused:camera	que no dañe el mar la cámara acuática la alquilo en	hb13-galapagos-abuela
refused:camper-van	NOT a camper van	ma10-benicassim-own-caravan
refused:camper-van	no, furgo camper no, coche normal, y 2 casitas	nb12-feroe-octubre-pajaros
refused:camping	Camping no	ma24-faroe-radio-contest
refused:camping	NO es camping ve	hg12-estereo-picnic-calenos
refused:camping	Nada de acampar eh	hm02-guanajuato-cervantino-prepa
refused:camping	Nada de camping ni caminatas	iy05-alto-de-letras-bici
refused:camping	Ni hablar de tienda de campaña	hk16-cabo-de-gata-camper-galga
refused:camping	Ni tienda ni nada de camping eh	ly13-gran-canon-troca
refused:camping	No camping ever again after Assen	ma18-picos-motorbike-two-up
refused:camping	Not camping	lx05-bundaberg-strawberry
refused:camping	cero camping	mb14-atlas-en-moto
refused:camping	nada d acampar	lb10-carrera-panamericana-copiloto
refused:camping	nada de acampar, y en Mazunte un hostal sin aire	ly18-oaxaca-mazunte-moto
refused:camping	no camping before anyone says	hx01-west-highland-way-midges
refused:camping	no camping gear	kx09-utah-parks-road-trip
refused:camping	no camping, my back	ha15-utah-parks-sisters
refused:camping	no es camping	hd19-lebu-trabajos-invierno
refused:camping	not camping in a tent	hg01-iceland-camper-aurora
refused:camping	not camping, wife wants that clear	ha14-up-lake-cabin
refused:camping	o sea NO acampamos	ho06-cocuy-laguna-grande
refused:camping	we arent camping	hx06-kepler-grandad-boy
refused:car-seat	Silla del coche no, el transfer la trae	lb01-huatulco-semana-santa
refused:car-seat	so no car seats	hh01-lanzarote-mam-and-smallies
refused:car-seat	so no car seats	kx01-tenerife-all-inclusive-toddler
refused:car-seat	so no licence no child seat jhanjhat	hf01-pune-kerala-train
refused:cash	They said no jewelry no wedding band no cash	lx03-gene-new-knee
refused:checked-bag	y sin facturar	nb12-feroe-octubre-pajaros
refused:climbing	Also no vulcan climbing 3 am, sorry Batur	hc10-bali-brazilian-honeymoon
refused:climbing	No pescamos ni escalamos	hb15-siete-lagos-alforjas
refused:climbing	but mom can't climb the truck	hv07-kruger-self-drive
refused:climbing	no escalamos nada	gb05-w-paine-refugios
refused:climbing	no somos escaladores	hs05-goriz-monte-perdido-primos
refused:coat	Abrigo no	hw12-holguin-familia
refused:coat	My uncle in Mississauga told NOT to buy winter jacket	hl11-st-johns-mun-kochi
refused:coat	and no winter coat til november	kx04-leeds-freshers-halls
refused:coat	so don't list a parka	ix07-pangnirtung-teacher-cat
refused:coat	the lads wouldnt wear a coat	ia03-channel-relay-dover
refused:coat	y no me pongas abrigo q allá uno se derrite	mb07-maracay-reencuentro
refused:coat	y no tengo ni un abrigo	hi09-fiordos-crucero-telde
refused:cooking-gear	PERO ni almohada ni sábanas ni ollas	hm11-grenoble-master-tunjana
refused:cooking-gear	nada de ollas	ly05-stage-donosti
refused:cooking-gear	no gas stoves this year	hn09-download-mum-lad
refused:cooking-gear	so don't tell me stove	hn04-redemption-camp-congress
refused:cot	Dos cunas de viaje no, que duermen en cama	hq01-gandia-abuelos-mellizos
refused:cot	No need of any baby dress or crib or diaper	ia04-parents-to-new-jersey
refused:cot	he hates the homestay's type of cot	hr04-coorg-wedding-monsoon-ishaan
refused:cruise	It's not a cruise	hf09-llangollen-narrowboat
refused:cruise	Its work not cruise ha	hf13-rotterdam-third-engineer
refused:cycling	Bici para bikejoring ESTE año no	hm14-laredo-canicross-border
refused:cycling	Bikes stay home	hj06-acadia-four-kids
refused:cycling	Cascos d la bici no que este año no hay bicis	hs01-oropesa-media-pension-tres
refused:cycling	Ni patinetes ni bicis	hm01-isla-cristina-apartamento-suegros
refused:cycling	No bici	hb20-berlin-maraton
refused:cycling	No llevo la bici, ni	hk06-villa-ventana-carpa-perra
refused:cycling	greenway cycle got knocked on the head	ha02-westport-hen
refused:cycling	nada de bici mi espalda	gb14-delta-ebro-pajareros
refused:cycling	so no bikes, maybe hire kayaks	hg14-dordogne-gite-dog-toddler
refused:cycling	sí, tirolesa y bici NO	hb11-chepe-abuelos
refused:cycling	y cada una su mochilita nada de buceo ni de bici punto	hb13-galapagos-abuela
refused:diving		hb13-galapagos-abuela
refused:diving		hk18-utila-open-water-tico
refused:diving	Buceo no, ya no estamos para eso	hq10-antillas-crucero-ticos
refused:diving	El buceo aquel que ofrecen	hi16-ceuta-eclipse
refused:diving	I'm NOT diving	ma22-mindelo-antigua-crossing
refused:diving	NOT diving NOT the kayak tour, hip	ha03-brisbane-cruise-vanuatu
refused:diving	No Red Sea dive add	ha11-luxor-eclipse
refused:diving	No vamos a bucear ni a Beto Carrero	ib03-floripa-en-auto
refused:diving	Not diving	hh06-noumea-cruise-tamworth
refused:diving	buceo al final no	lb06-luna-de-miel-mara-zanzibar
refused:diving	but robe or dry jacket after night dive no	hl20-cairns-liveaboard-wen
refused:diving	ni buceo ni esnórquel	ky02-playa-del-carmen-todo-incluido
refused:diving	no diving	hd08-bali-surf-boys
refused:diving	no diving	hf06-greek-cruise-nanay
refused:driving	Coche no, las calles ni pa eso, canguro	hs07-sincelejo-abuela-rolos-bebe
refused:driving	Coche no, manduca	hq07-cajamarca-carnaval-bebe
refused:driving	I don't have driving license	ja04-dresden-masters
refused:driving	No alquilo carro	hu13-holguin-visita
refused:driving	No car	hh01-lanzarote-mam-and-smallies
refused:driving	No llevo carro ni acampo	iy02-guachochi-ultra-63k
refused:driving	No rental car, team van	hp03-omaha-golive-pumping
refused:driving	Not hiring a car	hd02-salou-three-kids
refused:driving	Reposeras no entran en el auto	hu05-santa-teresa-perra
refused:driving	Salinas se va en su carro con los calibradores	hk03-queretaro-auditoria-planta
refused:driving	Silla del coche no, el transfer la trae	lb01-huatulco-semana-santa
refused:driving	They dont drive	ia04-parents-to-new-jersey
refused:driving	Transfer coach not hire car	kx01-tenerife-all-inclusive-toddler
refused:driving	Vagar y coche alquilado	nb12-feroe-octubre-pajaros
refused:driving	al final en micro coche cama 14 hs con oxigeno no	jb03-garrahan-misiones
refused:driving	almohadita pa la panza en el car ride, gas	hb08-tijuana-manga
refused:driving	coche no, ella camina o la cargo	ib07-lima-maracaibo-remedios
refused:driving	en coche desde Logroño parando a dormir en Jaén no	ho12-salobrena-ajedrez-sub10
refused:driving	nada de carro, shuttle	pb09-colorado-boricuas-nieve
refused:driving	no conduzco	ky10-sierra-nevada-finde-novata
refused:driving	no hire car	hn01-alvor-dad-cast
refused:driving	no manejo	hq03-torreon-capacitacion-planta
refused:driving	no vamos en auto	hk09-las-lenas-primos-cordobeses
refused:driving	so dont be at me about the car	hl03-ploughing-cheese-stand
refused:driving	so no car	hf10-karratha-perth-radiation
refused:driving	so no car	hh04-bansko-half-term-kofi
refused:driving	so not my car	hx15-vipassana-quebec
refused:drone	Binoculares y dron PROHIBIDO dron	hy16-luxor-eclipse-telescopio
refused:drone	Cole has a drone he's bringing	hg01-iceland-camper-aurora
refused:drone	Decided against the drone, confiscated at customs	lc12-socotra-camping-photos
refused:drone	Dron ni tocarlo, te detienen	jb09-excavacion-petra
refused:drone	Dron no que pesa, la gopro	ly18-oaxaca-mazunte-moto
refused:drone	Dron prohibido por los nidos	nb12-feroe-octubre-pajaros
refused:drone	Drone nica	hi13-aconcagua-chileno
refused:drone	Drone no	hy08-galapagos-crucero-novios
refused:drone	Drone no	iy06-choquequirao-arriero
refused:drone	Hubby want bring drone	hf05-niseko-singapore-family
refused:drone	I'm NOT taking the drone, its banned	hr05-fish-river-canyon-boet
refused:drone	My brother in law offered drone, no	hc10-bali-brazilian-honeymoon
refused:drone	Nada de flash ni dron	pb13-michoacan-monarca-tercera-edad
refused:drone	No drone	ha11-luxor-eclipse
refused:drone	No drone Johan	hv07-kruger-self-drive
refused:drone	No drone on the reef	hl20-cairns-liveaboard-wen
refused:drone	No drone, Jas has first aid kit and o	ma09-raja-ampat-liveaboard
refused:drone	No drone, customs take them	ma06-luxor-eclipse-2027
refused:drone	No drones	ka10-luxor-eclipse-teacher
refused:drone	Sin drone que es parque	hm03-chalten-mono-tres-pasos
refused:drone	dron no	gb09-nordkapp-moto
refused:drone	el dron no, está prohibido sin permiso	hu09-galapagos-crucero
refused:drone	nada de dron	hb19-islandia-furgo-celiaca
refused:drone	ni cámara ni dron, la comunidad no quiere fotos	mb08-curaray-brigada-dental
refused:drone	no drone	ha06-kokoda-father-son
refused:drone	no drone	ha11-grand-canyon-16day
refused:drone	no drone	hn05-otter-trail-six-mates
refused:drone	no drone also ISPS	hf13-rotterdam-third-engineer
refused:drone	no drone in the national parks	lc03-gibb-river-camper
refused:drone	y dron ni pensarlo	hw10-galapagos-crucero
refused:e-reader	Kindle stays home	ma19-kandy-vipassana-then-surf
refused:e-reader	so no kindle, paperback	ht04-overland-huts
refused:electronics	No screens, mum's rule	ma17-merimbula-dads-week
refused:feminine-hygiene	so no periods	kx15-vietnam-solo-forty-litres
refused:festival	Despues 2 dias paseo museos, Oktoberfest NO q no nos da	hb20-berlin-maraton
refused:fishing	DH swears he's fishing	hf04-outer-banks-in-laws
refused:fishing	El gordo dice de pescar	hc11-villa-gesell-familia
refused:fishing	Ni pesca ni trekking, capaz Isla Victoria	hd16-bariloche-invierno
refused:fishing	No pescamos ni escalamos	hb15-siete-lagos-alforjas
refused:fishing	Pescar lo dejo para otra	hb12-cabo-polonio
refused:fishing	We're not fishing	ia08-elk-drop-camp
refused:fishing	no fishing	ha11-grand-canyon-16day
refused:fishing	no fishing licence	ja10-algonquin-outfitter-dog
refused:fishing	not fishing	hh06-noumea-cruise-tamworth
refused:fishing	so no fishing	hd11-blavand-summerhouse-dog
refused:fishing	so scratch the fishing, and scratch his kids	hl02-gatlinburg-cabin-dexcom
refused:flying	A la vuelta por Berlin me vuelvo en avion	gb09-nordkapp-moto
refused:flying	Avianca	hd18-barranquilla-cartagena
refused:flying	Avianca a Corozal	hq04-mompox-boda-tia-lactante
refused:flying	En 2022 casi no volamos	ky15-londres-arsenal-lola
refused:flying	Gas can't fly anyway	hn05-otter-trail-six-mates
refused:flying	Heli won't fly airbag cylinders	lx12-fairy-meadow-splitboard
refused:flying	I say NO mama airport dog will bite you	lx05-bundaberg-strawberry
refused:flying	NO flying at all	ka09-qm2-terrier-vermont
refused:flying	Nada de fruta ni semillas que en el aeropuerto revisan	hw10-galapagos-crucero
refused:flying	There is no flying	lx10-fjords-with-alfie
refused:flying	a calama no en avion	nb02-gira-estudios-atacama
refused:flying	cant fly it anyhow	ga18-bristol-bay-lodge
refused:flying	luego Amtrak no miento un flight a Rochester MN 2 noches	gb17-chicago-entrevista-residencia
refused:flying	miércoles vuelo a Calama	lb04-santiago-antofagasta-mina
refused:flying	ni salgo del aeropuerto	ho09-barranca-parada-planta
refused:flying	no plane	hp09-livigno-gyor-four
refused:flying	sin avión	iy10-crucero-ponce-abuelo-veterano
refused:flying	so no airline nonsense	hr10-bermuda-cruise-flo-ears
refused:flying	so no flying, thank the Lord, and UK sockets on board	hc05-fjords-cruise-couple
refused:flying	so wala ako, buy online bago flight	lc04-sapporo-barkada
refused:flying	vamos en el avion sanitario no	jb03-garrahan-misiones
refused:flying	was gonna be vueling from cardiff no its bristol easyjet	hf02-prague-xmas-mam
refused:formal-wear	2 mudas elegantes	hu09-galapagos-crucero
refused:formal-wear	No dress-up	ix11-dayton-antarctica
refused:formal-wear	botella sin etiqueta, plátano	hy15-merida-opositora
refused:formal-wear	but not black tie	la02-lisbon-ruby-wedding
refused:formal-wear	crab shack one night nothing dressy	hv12-avon-beach-beagle
refused:formal-wear	ni corbata ni esmoquin, ya pregunté	hk02-viena-mercadillos-bilbao
refused:formal-wear	no dressing up	hf09-llangollen-narrowboat
refused:formal-wear	no jackets required	ma06-luxor-eclipse-2027
refused:formal-wear	no phones tablets or smart watches	lx09-year6-coniston-nan
refused:formal-wear	no smoking	hq10-antillas-crucero-ticos
refused:formal-wear	no tux	hd05-alaska-cruise-fiftieth
refused:formal-wear	no tux	la08-western-caribbean-cruise
refused:formal-wear	not black tie mind	hf02-prague-xmas-mam
refused:formal-wear	not formal otherwise	ix10-durban-pomene-cruise
refused:formal-wear	so no tux no jacket, a collared shirt will do	hr10-bermuda-cruise-flo-ears
refused:formal-wear	él ya dijo que smoking ni muerto, traje oscuro y corbata	hk10-baltico-crucero-bodas-plata
refused:gifts	El regalo lo mandamos por Liverpool	hw03-oaxaca-boda
refused:gifts	Gift was mailed off the registry	hv04-canmore-wedding
refused:gifts	Gift was wired	hl15-kinsale-wedding-toronto
refused:gifts	Presents went with courier in november, thanks God	hl19-rzeszow-wigilia-baby
refused:gifts	dad are stopping at home for a rest theyve sent the present	hh09-pwllheli-static-grandad
refused:gifts	so pls no pasalubong in the list	la06-iloilo-ofw-vacation
refused:gifts	yo no llevo nada de niños claro, bueno un regalo español	hb10-galway-aupair
refused:golf	No golf this time, chairman is away	ja09-kigali-addis-overnight
refused:golf	Tom's not playing golf whatever he says	ht14-jaipur-goa
refused:golf	no golf either this time	hd03-cheltenham-races
refused:guidebook	so no need for the guide books	lc11-metal-detecting-rally
refused:gym	Abeg no gym wear	hh02-abuja-enugu-ministry-trad-wedding
refused:gym	Gimnasio no	ky06-crucero-mediterraneo-madre
refused:gym	Hotel con gimnasio y sauna que no voy a pisar	hg03-ingolstadt-auditoria
refused:gym	Hotel gym no	kx14-chicago-trade-show-pregnant
refused:gym	No drink no gym no pool after	ma02-istanbul-hair-transplant
refused:gym	No gym	hj02-ghent-bruges-eurostar
refused:gym	No gym gear	hv13-new-york-fortieth
refused:gym	No voy a ir al gimnasio	lb04-santiago-antofagasta-mina
refused:gym	no gym stuff	hf07-nashville-bachelorette
refused:gym	no swimming no sauna no gym no booze	hg08-istanbul-hair-transplant
refused:gym	not going near the gym	ha10-seattle-phoenix-pregnant
refused:gym	que no voy a usar el gym, la piscina	ho09-barranca-parada-planta
refused:hair-straightener	Nada de tacos ni planchita ni secador obvio	hd17-cabo-polonio-rancho
refused:hair-straightener	US plug adapter, straightener no, Aoife is bringing hers	hv13-new-york-fortieth
refused:hairdryer	Nada de tacos ni planchita ni secador obvio	hd17-cabo-polonio-rancho
refused:hairdryer	Ni secador ni tacos ni nada de eso	hm10-anelo-vaca-muerta-geologa
refused:hairdryer	No hay wifi ni secadora	hu11-ostional-tortugas
refused:hairdryer	Secador ni de broma mi amor	hi07-los-roques-aniversario
refused:hairdryer	Secador no	hb07-imserso-benidorm
refused:hairdryer	no hairdryer works on 12v	hg11-croatia-sailing-crew
refused:hairdryer	pero no secadora	pb13-michoacan-monarca-tercera-edad
refused:hairdryer	sin secadora y con calentones de leña	hb11-chepe-abuelos
refused:hairdryer	so no hairdryers youre stood at the tiller in the rain for	ga13-llangollen-narrowboat
refused:hairdryer	y toallas, shampoo no hay, secadora tampoco	ky11-oaxaca-boda-calenda
refused:hat	La matrona dice que ni gorro ni manoplas	hw02-zaragoza-parto
refused:hat	No gala hat, thank you	hl14-southampton-canaries-sticks
refused:hat	el sombrero de ala NO que lo vetó la coreógrafa	hk17-mundial-tango-paisas
refused:hat	no hat	hg08-istanbul-hair-transplant
refused:hat	pero gorro	kb07-archena-imserso-abuelos
refused:hat	sombrero no	hb06-huancayo-bautizo
refused:hat	who hates other dogs and men in hats	hn11-seahouses-baby-lurcher
refused:headphones	NO phones, earbuds, makeup, jeans or logos	ka02-martins-cove-trek-kenzie
refused:heels	Ballet flats not heels	hg09-cellist-tour-trains
refused:heels	CERO tacón de aguja plis, Ale se torció el tobillo en la mía	hb14-san-miguel-despedida
refused:heels	NO heels	kx14-chicago-trade-show-pregnant
refused:heels	NO heels its sand	ha16-punta-cana-wedding
refused:heels	Nada de tacones ni arreglarse	ho08-valdecilla-cesarea
refused:heels	Ni tacones ni zapatos finos, arena	gb02-rocio-hermandad
refused:heels	No heels abeg	hl07-calabar-carnival-obudu
refused:heels	No heels no club fits pls	ix05-naivasha-safari-rally
refused:heels	No heels, bunions	hh05-bakewell-hen-mother-of-bride
refused:heels	Tacón de aguja olvidalo	hi02-sayulita-boda-lazo
refused:heels	Viernes calenda x las calles con tacón ni loca, empedrado	hy14-oaxaca-boda-padrinos
refused:heels	and cannot manage heels	hl14-southampton-canaries-sticks
refused:heels	asi que cero tacon	hm02-guanajuato-cervantino-prepa
refused:heels	brown sandals no heels, white dress for church, provisions	ja06-shs-trunk-kumasi
refused:heels	but NO heels, closed toe sneakers ok	hj03-des-moines-epic-trainer
refused:heels	los tacones no, y en la arena ni loca	hu07-cartagena-boda
refused:heels	no heels	ha06-canton-fair-lagos
refused:heels	no quiere tacones desde que se partió el tobillo	hs10-duero-crucero-jubilados-oporto
refused:heels	pedal tavern says no heels no glass	hf07-nashville-bachelorette
refused:heels	prohibido blanco y prohibido tacon puntilla	hk04-barichara-boda-de-blanco-no
refused:heels	so no heels whatsoever, flats	la02-lisbon-ruby-wedding
refused:helmet	Cascos d la bici no que este año no hay bicis	hs01-oropesa-media-pension-tres
refused:helmet	cascos tenemos los de las nenas y los nuestros no	hs09-la-hoya-esquel-viejo-mellizas
refused:helmet	no helmet, organisers said optional	ka08-dusi-k2-first-timer
refused:highchair	pañales size 4, pack n play, high chair no que hay una	nb07-ozarks-spanglish
refused:highchair	trona nada	kb10-almazan-matanza
refused:hiking	Hike	hj15-kelowna-first-flight-teo
refused:hiking	Kayak y caminatas ni loca, q no sabemos nadar	hi09-fiordos-crucero-telde
refused:hiking	Ladies we are NOT hiking	kx06-alaska-cruise-phoenix
refused:hiking	NOT the hike	hd05-alaska-cruise-fiftieth
refused:hiking	Nada de caminatas ni rafting, eso los primos	hb16-melgar-puente-reyes
refused:hiking	Nada de camping ni caminatas	iy05-alto-de-letras-bici
refused:hiking	No hay piscina ni spa ni senderismo	hb17-caceres-jura-bandera
refused:hiking	No hike up Croagh Patrick	ha01-westport-hen-greenway
refused:hiking	No hiking tour	hh15-tortuguero-turtles-lena
refused:hiking	Y nada de caminatas ni Camí de Cavalls eh, playa y punto	hg01-menorca-mellizas-ferry
refused:hiking	and I am NOT hiking up anything, coach trips	hc05-fjords-cruise-couple
refused:hiking	and its not a hill walk like Croagh Patrick either	hf11-lough-derg-barefoot
refused:hiking	nada de caminatas que tengo la rodilla hecha bolsa	pb11-federacion-termas-jubilados
refused:hiking	no hiking	ga11-dartmoor-visit
refused:hiking	no hiking, my ankle is dodgy	hh07-kalk-bay-anniversary
refused:hiking	no hiking, nobody moves from that chair	hx16-paducah-quilt-retreat
refused:hiking	not hiking, knee says no, cable car up the Nebelhorn	ia10-figure-skating-oberstdorf
refused:hiking	wait no, dogs not allowed in the national park	hn06-exmouth-camper-trailer
refused:hiking	y NADA de botas nuevas, mis zapatillas de trail de siempre	hq12-javierada-pamplona-a-pie
refused:horse-riding		ga14-ocala-hits
refused:horse-riding	El Rafa la guitarra, mi cuñao va a caballo	hg02-rocio-cordoba-andando
refused:horse-riding	almohadita pa la panza en el car ride, gas	hb08-tijuana-manga
refused:horse-riding	except may be one boat ride at Pichola	hd09-udaipur-wedding
refused:insect-repellent	de dientes con menta ni repelente químico la semana de	jb06-pucallpa-dieta
refused:insect-repellent	el bebé no lleva repelente	hs07-sincelejo-abuela-rolos-bebe
refused:insect-repellent	pero en la playa sin repelente en las manos	hu11-ostional-tortugas
refused:insect-repellent	sin repelente en las manos	gb20-tortuguero-tortugas
refused:iron	Irons and candles are banned	hn10-panama-canal-sisters
refused:iron	Nada de plancha ni regleta q las quitan al embarcar	ky06-crucero-mediterraneo-madre
refused:iron	and NO iron	hp10-penang-phuket-cruise-amma
refused:iron	así que ni blower ni plancha	jb07-santiago-rd-navidad
refused:iron	mi vieja quiere q lleve la plancha de bifes jajaj NO	hi12-andorra-temporada-rosarina
refused:iron	nada de plancha	hd20-mancora-feriado
refused:iron	no iron or they confiscate	hf06-greek-cruise-nanay
refused:iron	no iron, fire risk	ha03-brisbane-cruise-vanuatu
refused:iron	no irons allowed	ja02-alaska-cruise-three-gens
refused:iron	no irons, power bars or candles	la08-western-caribbean-cruise
refused:jeans	NO jeans no cotton	ja01-gold-dofe-cairngorms
refused:jeans	NO jeans on deck	lc05-tall-ship-trainee-kitlist
refused:jeans	NO jeans they were very firm	hv01-edale-bronze
refused:jeans	NO phones, earbuds, makeup, jeans or logos	ka02-martins-cove-trek-kenzie
refused:jeans	Nada de jeans ni algodón	mb18-paine-circuito-o
refused:jeans	No hoodies no ripped jeans no low tops its on the website	ga11-dartmoor-visit
refused:jeans	Yo 2 meses sin entrar a mis jeans	hk15-puerto-varas-guagua-primera
refused:jeans	nada de jeans	hq11-montevideo-vesicula-tacuarembo
refused:jeans	nae jeans, wife needs a skirt	hf08-ness-lewis-granny
refused:jeans	no cotton jeans	hn05-otter-trail-six-mates
refused:jeans	no jeans no logos	ma14-ostuni-wedding-photographer
refused:jeans	no jeans no open toe	hp03-omaha-golive-pumping
refused:jeans	no jeans no shorts	hl06-tirupati-mundan-paati
refused:jewellery	No jewellery no nail varnish	ht02-mater-knee
refused:jewellery	Sin esmalte ni alhajas, lentes de contacto fuera	hq11-montevideo-vesicula-tacuarembo
refused:jewellery	Sin uñas de gel ni joyas	hu03-gdl-cesarea
refused:jewellery	They said no jewelry no wedding band no cash	lx03-gene-new-knee
refused:jewellery	Wife's jewellery etc not needed obviously	hp04-amritsar-wedding-daughter
refused:jewellery	meter maletas grandes ni joyas la lista es de los dos por	hb02-la-raza-cadera
refused:jewellery	no jewellery	hd07-halifax-knee
refused:jewellery	no jewellery	ja06-shs-trunk-kumasi
refused:jewellery	no jewellery, and the wife has banned the laptop	hp11-papworth-ablation-overnight
refused:jewellery	no jewellery, earrings come out	hl18-gothenburg-gothia-u13
refused:jewellery	no jewelry allowed	lc07-cheer-orlando-teen
refused:jewellery	no yoga mat no incense no perfume no jewellery	hx15-vipassana-quebec
refused:jewellery	sin joyas	hs11-guadalajara-manga-gastrica-nayarita
refused:jewellery	sin joyas, pantalon	hk03-queretaro-auditoria-planta
refused:kayaking	Kayak y caminatas ni loca, q no sabemos nadar	hi09-fiordos-crucero-telde
refused:kayaking	Kayaks staying home	hn06-exmouth-camper-trailer
refused:kayaking	NOT diving NOT the kayak tour, hip	ha03-brisbane-cruise-vanuatu
refused:kayaking	Ni surf ni kayak ni historias	hb01-conil-levante-peques
refused:kayaking	No kayak	hk12-pucon-medio-ironman
refused:kayaking	kayak no, snorkel en cenote	gb11-bacalar-holbox-silla
refused:kayaking	no hacemos kayak ni caza	ib10-esquina-dorado
refused:laptop	Laptop no hace falta, usb	mb19-palpa-excavacion
refused:laptop	Libro digital en la compu	hk18-utila-open-water-tico
refused:laptop	NO laptop	kx15-vietnam-solo-forty-litres
refused:laptop	Nada de notebook	ky04-bariloche-egresados-nacho
refused:laptop	Nada de portátil ni ropa de salir	iy01-uniraid-marruecos-205
refused:laptop	Ni portátil ni tabletas, el móvil con la foto de los nietos	hs10-duero-crucero-jubilados-oporto
refused:laptop	No laptop this year	ix06-sydney-hobart-trimmer
refused:laptop	Sin laptop, feriado es feriado	hm06-ayacucho-semana-santa-limenos
refused:laptop	Sin laptops, prometido	ib09-luna-de-miel-chiapas-caribe
refused:laptop	Tampoco el portátil	hb13-oposicion-zaragoza
refused:laptop	confiscated at customs, and the laptop stays	lc12-socotra-camping-photos
refused:laptop	el portátil NO q estoy en vacaciones carajo	mb04-bogota-medellin-gravel
refused:laptop	laptop no	hg06-oz-working-holiday-farm
refused:laptop	laptop no, tablet con mi CV	gb17-chicago-entrevista-residencia
refused:laptop	ni compu	hd19-lebu-trabajos-invierno
refused:laptop	no laptop	ma04-glasgow-irish-dance-worlds
refused:laptop	no laptop, kindle	ha20-opua-fiji-delivery
refused:laptop	no llevo compu, celu con mapas offline y dínamo que carga	jb05-carretera-austral-bici
refused:laptop	no llevo la notebook ni muerto	iy11-montevideo-lisboa-ourense-roma
refused:laptop	sin compu	gb04-tilcara-carnaval
refused:laptop	so no point w the laptop	ht12-afrikaburn
refused:laptop	y ya, ni portátil ni libros	hy15-merida-opositora
refused:laundry	Hoteles sin lavandería	kb08-gira-sonidista
refused:laundry	Nae washing oan the line Sunday either	hf08-ness-lewis-granny
refused:laundry	arnes, su mantita sin lavar pa q huela a casa	hb04-mudanza-valencia-gato
refused:laundry	no washing	hg09-cellist-tour-trains
refused:laundry	y la lavandería del hotel la paga la empresa	hb03-lima-medellin-vestido
refused:makeup	NO phones, earbuds, makeup, jeans or logos	ka02-martins-cove-trek-kenzie
refused:makeup	cero maquillaje ni uñas de gel	hb08-tijuana-manga
refused:makeup	uñas y makeup no	mb16-tijuana-manga
refused:motorcycling	no motorbikes	ha09-iom-field-archery
refused:museums	No museum	hd12-frankfurt-fair-exporter
refused:museums	Playa y museos ninguno	hm08-barcelona-cataratas-menorquina
refused:museums	no es la exposición oral todavía	hb13-oposicion-zaragoza
refused:museums	no museums pls	hc06-nyc-husbands-half
refused:nightlife	De discotecas na, q ella al día siguiente no es persona	hc14-londres-puente-sevillanos
refused:nightlife	Nada de bares ni cenas de postín	nb12-feroe-octubre-pajaros
refused:nightlife	Nada de rumba ni trago, por	hb18-ciudad-panama-congreso
refused:nightlife	No somos de casino ni boliche	hb05-crucero-brasil-suegra
refused:nightlife	no hay alberca en la casa ni vamos a antro	hb14-san-miguel-despedida
refused:nightlife	no irons, power bars or candles	la08-western-caribbean-cruise
refused:perfume	Desodorante no me dejan, ni colonia	hi10-caceres-radioterapia
refused:perfume	Nada d flores ni perfume x los inmunodeprimidos	gb08-la-fe-trasplante
refused:perfume	Nada de perfume	hw11-tortuguero-voluntaria
refused:perfume	No perfume, Mum vomits from smell	hj11-ibadan-uch-fibroid-mummy
refused:perfume	Nothing with perfume for ihram obviously	ma03-umrah-mother
refused:perfume	nada de perfume	jb03-garrahan-misiones
refused:perfume	ni alcohol, ni colonia, ni cuchillas, ni hervidor	ky14-las-bambas-primer-turno
refused:perfume	ni perfume ni nada q huela, ni leggins ni hombros afuera	ly22-retiro-silencio-guatavita
refused:perfume	no perfume	ha15-vipassana-hereford
refused:perfume	no perfume no nail varnish on the day	ha19-brno-ivf
refused:perfume	no perfume soap	ga05-umrah-lagos-mum
refused:perfume	no yoga mat no incense no perfume no jewellery	hx15-vipassana-quebec
refused:pets	A Milo el perro no lo dejan entrar	hw06-polonio-rancho
refused:pets	Dogs not allowed	lc11-metal-detecting-rally
refused:pets	I say NO mama airport dog will bite you	lx05-bundaberg-strawberry
refused:pets	Nada de perro, la Kira al hotel	hm12-alto-campoo-familia-murciana
refused:pets	No dog this year	hr09-trysil-danish-teacher-kids
refused:pets	Perros no dejan entrar	ho05-siete-tazas-carpa
refused:pets	Perros no se puede llevar en verano	hb12-cabo-polonio
refused:pets	dog is NOT coming	ma05-baudette-ice-fishing
refused:pets	no dogs	hr08-woodford-folk-volunteer-newyear
refused:pets	no dogs	lx14-prom-easter-three-families
refused:pets	please don't bring your dog	lc08-svaneti-guide-mail
refused:pets	wait no, dogs not allowed in the national park	hn06-exmouth-camper-trailer
refused:pets	who hates other dogs and men in hats	hn11-seahouses-baby-lurcher
refused:pets	y a la perra con mis suegros	hy13-bretana-intercambio-casa
refused:pets	y la perra no, la perra a lo de mi vieja	hk06-villa-ventana-carpa-perra
refused:pets	y la perra no, la perra se queda con mis suegros	hd13-cangas-semana-santa
refused:phone	NO PHONES	kx11-guatemala-youth-mission
refused:phone	NO phones allowed	ma07-folgarida-school-ski
refused:phone	NO phones, earbuds, makeup, jeans or logos	ka02-martins-cove-trek-kenzie
refused:phone	No phones allowed	hg04-kandersteg-scout-daughter
refused:phone	No phones allowed	hn02-tremblant-grade8-ski
refused:phone	No phones allowed at night	hj12-potch-hockey-u14-hostel
refused:phone	No phones at rehearsal	ha10-tallinn-choir-tour
refused:phone	No phones let out there	hh14-lough-derg-three-day
refused:phone	No phones work past Derby, paper Hema map	lc03-gibb-river-camper
refused:phone	Phones are banned	hx14-gaeltacht-corca-dhuibhne
refused:phone	Phones not allowed inside sannidhi	ix04-sabarimala-son-father-in-law
refused:phone	barefoot & no phones allowed god help us	lx02-lough-derg-barefoot
refused:phone	cards, camera all banned, phone stays in the glovebox	hf11-lough-derg-barefoot
refused:phone	moviles prohibidos, consolas tambien, chuches tampoco	gb10-campamento-scout-hijo
refused:phone	no phones	ja06-shs-trunk-kumasi
refused:phone	no phones signal, ticket + ID printed	ga07-afrikaburn-tankwa
refused:phone	no phones tablets or smart watches	lx09-year6-coniston-nan
refused:photography	Hubby's dslr stays home, phones	ht09-singapore-cruise
refused:pilgrimage	It's UMRAH not hajj	ha13-umrah-mississauga
refused:pilgrimage	Not Hajj	ma03-umrah-mother
refused:razor	Don't shave legs	kx12-kaunas-knee-operation
refused:razor	No razor	hn12-moose-jaw-bonspiel
refused:razor	ni alcohol, ni colonia, ni cuchillas, ni hervidor	ky14-las-bambas-primer-turno
refused:razor	no chappal no shaving	ix04-sabarimala-son-father-in-law
refused:road-trip	so no self drive	ga04-kedarnath-inlaws
refused:running		hc06-nyc-husbands-half
refused:running		hg10-tokyo-marathon-spectator
refused:running	Running I stopped, the knee	hh16-chicago-tile-fair
refused:running	capaz que trote en la mañana por el malecón	hd18-barranquilla-cartagena
refused:running	mi esposo quiere correr	hm06-ayacucho-semana-santa-limenos
refused:running	no natación por favor que no es triatlón	hb20-berlin-maraton
refused:running	pens no journal no yoga no running no snacks outside of tea	ha15-vipassana-hereford
refused:running	si no no la dejan correr	gb03-cali-torneo-patinaje
refused:running	siempre cargo los tenis de trotar pa nada	lb04-santiago-antofagasta-mina
refused:safari	NOT a safari hey	hf12-durban-703-zim
refused:safari	no Ranthambore, that was dropped	lx06-jaipur-cousin-wedding
refused:sandals	chanclas no	hk02-viena-mercadillos-bilbao
refused:sandals	nada de chanclas	hm05-san-gil-rafting-abuela
refused:sandals	pero gorro y chanclas no que los venden carísimos el abuelo	kb07-archena-imserso-abuelos
refused:sandals	y nada de sandalias	ib02-houston-robotica-prepa
refused:shorts	Loose clothes nothing tight no leggings no shorts	ha15-vipassana-hereford
refused:shorts	No shorts in the dining room after 6	hh06-noumea-cruise-tamworth
refused:shorts	no jeans no shorts	hl06-tirupati-mundan-paati
refused:shorts	no shorts on site or at church	ja08-guatemala-house-build
refused:shorts	pastor dice nada de bermudas en el templo	hb18-ciudad-panama-congreso
refused:sightseeing	Nada de turismo ni islas	hd18-barranquilla-cartagena
refused:sightseeing	No habrá turismo ninguno, ni piscina	nb08-canton-azulejos
refused:sightseeing	No sightseeing	hd09-udaipur-wedding
refused:sightseeing	No sightseeing biko	ha06-canton-fair-lagos
refused:sightseeing	No sightseeing he says	ha03-budapest-cadet-epee
refused:sightseeing	No sightseeing in jeddah, straight thru	kx10-umrah-birmingham-mum
refused:sightseeing	No sightseeing, pool's shut anyway	hf03-sydney-audit-sg-hk
refused:sightseeing	Obviously NO sightseeing	kx12-kaunas-knee-operation
refused:sightseeing	Turismo nada	ly20-bogota-reuniones
refused:sightseeing	We wont be seeing any sights	hx02-cork-boston-funeral
refused:sightseeing	cero turismo	gb16-oposicion-toledo
refused:sightseeing	nada de turismo ni machu picchu	hb03-lima-medellin-vestido
refused:sightseeing	no sightseeing	lx06-jaipur-cousin-wedding
refused:skiing		hc04-westendorf-dutch-ski
refused:skiing		hd16-bariloche-invierno
refused:skiing		hg10-corralco-invierno
refused:skiing		hm12-alto-campoo-familia-murciana
refused:skiing		hs09-la-hoya-esquel-viejo-mellizas
refused:skiing		kx07-tremblant-march-break
refused:skiing		la03-big-sky-presidents-week
refused:skiing		lb03-nevados-chillan-familia
refused:skiing		pb09-colorado-boricuas-nieve
refused:skiing	I'm not downhill skiing, ever	ix12-casper-ski-for-light
refused:skiing	Jim's staying the weekend to ski	hc02-denver-boise-sales
refused:skiing	Kati does not ski	hp09-livigno-gyor-four
refused:skiing	Los chilenos insisten en subir a Farellones a esquiar	hi14-santiago-taller-arequipeno
refused:skiing	NOT skis, those are rented	ha09-lake-louise-ski
refused:skiing	Nada de ir a esquiar a Valdezcaray que ya nos conocemos	hg05-soria-matanza-bebe
refused:skiing	No esquía	mb03-bariloche-egresados
refused:skiing	Nosotros no esquiamos	hi08-candanchu-esqui-colegio
refused:skiing	Not skiing	ja07-hokkaido-drive-toddler
refused:skiing	but I DO NOT ski	ga20-tbilisi-nomad-knit
refused:skiing	de nieve en queenstown laburando en una cocina no esquiando	gb12-te-puke-kiwis
refused:skiing	no more skiing	hn02-tremblant-grade8-ski
refused:skiing	no ski please, contract forbids	lx16-viola-japan-tour
refused:skiing	no skiing	ga12-longyearbyen-scooter
refused:skiing	no skiing	hd04-minneapolis-thanksgiving
refused:skiing	no skiing husky nothing	ha12-oulu-winter-swim
refused:skiing	no skiing, ski is for rich	hd12-frankfurt-fair-exporter
refused:skiing	nosotros NO esquiamos	iy13-sierra-nevada-esqui-adaptado
refused:skirts	no falda	hk03-queretaro-auditoria-planta
refused:sleeping-bag	Carpa y saco no	hs12-lo-vasquez-bici-manda-tio
refused:sleeping-bag	NO sleeping bags	la09-gettysburg-reenactors
refused:sleeping-bag	Ni carpa ni bolsa de dormir	hk13-lujan-a-pie-parroquia
refused:sleeping-bag	Saco de dormir no	hi16-ceuta-eclipse
refused:sleeping-bag	and he wont do a sleeping bag	hr06-fundy-otentik-grandpere
refused:sleeping-bag	da wants me to bring a sleeping bag, no	hg06-oz-working-holiday-farm
refused:sleeping-bag	nuestros sleeping bags no, con sábanas	hb07-culebra-flamenco-acampar
refused:sleeping-bag	rumba todas las noches, ni un saco que allá es un horno	mb20-barranquilla-garabato
refused:sleeping-bag	sacos no	hb15-camino-portugues-hija
refused:sleeping-bag	sin saco	hq03-torreon-capacitacion-planta
refused:sleeping-bag	sleeping bag NOT required	lc05-tall-ship-trainee-kitlist
refused:sleeping-mat	Don't say sleeping pad again	ia08-elk-drop-camp
refused:sleeping-mat	people keep telling us to bring a sleeping pad	hg01-iceland-camper-aurora
refused:sleeping-mat	so no mat for me	hj08-stradbally-picnic-steward
refused:snacks	pens no journal no yoga no running no snacks outside of tea	ha15-vipassana-hereford
refused:snacks	so no snacks no sweets no flask	hf11-lough-derg-barefoot
refused:snacks	ya no voy a cargar snacks jaja q triste	mb16-tijuana-manga
refused:snorkel-gear	Not doing snorkel in Phuket	hp10-penang-phuket-cruise-amma
refused:snorkelling	No snorkeling	hn10-panama-canal-sisters
refused:snorkelling	Not doing snorkel in Phuket	hp10-penang-phuket-cruise-amma
refused:snorkelling	ni buceo ni esnórquel	ky02-playa-del-carmen-todo-incluido
refused:snowboarding	Este año nada de snowboard	hg10-corralco-invierno
refused:snowboarding	No snowboard	hp09-livigno-gyor-four
refused:snowboarding	No snowboards	hl13-morzine-dads-one-kid
refused:snowboarding	but she's not snowboarding she's	ht05-wanaka-ski
refused:spa	Carpa en balneario no, carísima	ky08-villa-gesell-quincena
refused:spa	Hotel con secador y de todo, spa	hq02-turin-puente-silla-celiaco
refused:spa	No hay piscina ni spa ni senderismo	hb17-caceres-jura-bandera
refused:spa	no hot tub thank you	hd07-halifax-knee
refused:spa	spa no	hg16-mallorca-cycling-hearing-aids
refused:stroller	Carriola del sobrino no viene ni el sobrino	hm09-galveston-crucero-regios
refused:stroller	Carrito gemelar no	nb11-asturias-tres-peques
refused:stroller	Carro d paseo NO q ya no se sube, patinetes tampoco pesaos	hi01-salou-portaventura-celiaca
refused:stroller	Cochecito ya no	ky08-villa-gesell-quincena
refused:stroller	El carro de bebé ni subirlo que es todo barro y cuesta	hg05-soria-matanza-bebe
refused:stroller	Llevamos el cochecito no	hm07-lastres-boda-testigo-bebe
refused:stroller	No buggy ride for me, allergic to horses	hh12-shipshewana-quilters
refused:stroller	No buggy thank the lord	hr01-southwold-hut-whippet
refused:stroller	Stroller also no	ix16-kl-seoul-busan-osaka
refused:stroller	buggy	ht01-tenby-caravan
refused:stroller	carrier yes, stroller no way on those roads	hg05-jaipur-wedding-toddler
refused:stroller	carrito no, mochila portabebe	pb08-tanger-suegros-ramadan
refused:stroller	el carrito no	nb13-gomera-parto-tenerife
refused:stroller	por eso tampoco llevo carriola	hw03-oaxaca-boda
refused:stroller	so no buggy	lc14-galway-hen-fragments
refused:stroller	we aren't taking a buggy, Indian pavements	ht14-jaipur-goa
refused:suit	El traje de mi marido no hace falta, en paz descanse	ly16-madrina-jerez
refused:suit	Suit is not necessary, one nice shirt	hv10-oulu-conference
refused:suit	Traje no hace falta	hb13-oposicion-zaragoza
refused:suit	no suit	hc08-ulsteinvik-welder
refused:suit	no suit	hp04-amritsar-wedding-daughter
refused:suit	no suit, ie faitaga for his dad not coming	ia09-rarotonga-bridesmaid
refused:suit	no suit, last client was a suit place	hj03-des-moines-epic-trainer
refused:suit	no suits either they'd laugh	hp03-omaha-golive-pumping
refused:suit	so no stinger suit	hl20-cairns-liveaboard-wen
refused:suit	sí, terno no	mb06-canton-feria-gamarra
refused:suit	thursday dinner 'nice sweater' not suits	hd04-minneapolis-thanksgiving
refused:suit	y pantalon de lino, que ni crea que va de traje	hi02-sayulita-boda-lazo
refused:suitcase	15 libras por cabeza máximo, mochila no maleta	mb23-san-blas-santi
refused:suitcase	En vez de maleta dura pidieron bolso blando, máx 20 kg	hu09-galapagos-crucero
refused:suitcase	NO llevo maleta de bodega que hay conexión corta	lb04-santiago-antofagasta-mina
refused:suitcase	Oaxaca Volaris, ni maleta documentada	hy14-oaxaca-boda-padrinos
refused:suitcase	lo lleva la novia en su maleta junto con los de las otras	hu07-cartagena-boda
refused:suitcase	lo que entra en una maleta y mi mochilón	ib06-serums-condorcanqui
refused:suitcase	nada d maleta	hd14-madrid-oposiciones
refused:suitcase	nada d maletas con ruedas	pb07-melinka-salmonera
refused:suitcase	nada de maleta	hs02-napoles-valencianas-asma
refused:suitcase	nada de maleta rígida	iy16-castellers-bruselas-pol
refused:suitcase	nada de maletas	ky15-londres-arsenal-lola
refused:suitcase	nada de maletas que en Budapest nos clavaron 60 pavos en la	hk02-viena-mercadillos-bilbao
refused:suitcase	nada de valijas, que hay que subirse al camión	hw06-polonio-rancho
refused:suitcase	ni maleta ni na, Encarni paga la d 10 kilos	ho02-bruselas-profes-mochila
refused:suitcase	no es mi novia, ella empaca SU maleta	hk17-mundial-tango-paisas
refused:suitcase	no pago maleta	iy04-arica-natacion-master
refused:suitcase	sin maleta en bodega	hs03-punta-arenas-auditora-julio
refused:suitcase	sin sexo, bueno, eso no ocupa maleta	jb06-pucallpa-dieta
refused:suitcase	va con receta en ingles, en la mano NO en la maleta	kb09-akita-afs-quito
refused:suitcase	y ni maleta de rueditas, mi mochila de 40	hm02-guanajuato-cervantino-prepa
refused:suitcase	y no dejan meter maletas grandes ni joyas la lista es de los	hb02-la-raza-cadera
refused:suitcase	y ya, ni maleta ni na	hc14-londres-puente-sevillanos
refused:surfboard	No beards on board	hh13-antibes-deckhand
refused:surfing	Mel isnt surfing	hl04-tofino-honeymoon-corgi
refused:surfing	Ni surf ni kayak ni historias	hb01-conil-levante-peques
refused:surfing	Surf no, eso es pa los gringos	ib04-nuqui-ballenas
refused:surfing	Surf no, que el mar ahí tiene tiburones y cocodrilos	hg13-tortuguero-voluntaria
refused:surfing	domingo surf en Matosinhos	hb10-oporto-bolso
refused:surfing	no surf lessons cant afford it	hc01-polzeath-three-boys
refused:surfing	surf no	hu11-ostional-tortugas
refused:swimming		hb13-galapagos-abuela
refused:swimming		hh01-lanzarote-mam-and-smallies
refused:swimming		hh07-kalk-bay-anniversary
refused:swimming		lx13-mablethorpe-ms-carer
refused:swimming	Alfie can't really swim	kx01-tenerife-all-inclusive-toddler
refused:swimming	Alfie never leaves a swimming pool	lx10-fjords-with-alfie
refused:swimming	Bawal din swimsuit dun	lc04-sapporo-barkada
refused:swimming	I'm not a swimmer	hj05-larapinta-west-sections
refused:swimming	Mi tía no se mete al mar ni loca	jb04-san-andres-open-water
refused:swimming	Nada de piscina	ib01-chamonix-ccc-familia
refused:swimming	Nae swimming, ye mad	hf08-ness-lewis-granny
refused:swimming	Ni bañador ni leches, el spa se lo saltan	lb02-roma-puente-tres-generaciones
refused:swimming	Ni bañadores ni nada de piscina	hm12-alto-campoo-familia-murciana
refused:swimming	No beach swimming, sea is rough there & not why	hj13-velankanni-novena-joseph
refused:swimming	No drink no gym no pool after	ma02-istanbul-hair-transplant
refused:swimming	No habrá turismo ninguno, ni piscina	nb08-canton-azulejos
refused:swimming	No pool	ix16-kl-seoul-busan-osaka
refused:swimming	No sightseeing, pool's shut anyway	hf03-sydney-audit-sg-hk
refused:swimming	No swimming	ht08-minneapolis-sister
refused:swimming	No swimming hole after what Tyler did	hf14-copan-youth-mission
refused:swimming	No swimming in those tarns	ha08-mt-kenya-chama
refused:swimming	No swimming, pool's ice	hj17-kgalagadi-oupa-gogga
refused:swimming	No swimming, river's filthy	hl17-green-man-single-dad
refused:swimming	No swimming, the bath land is closed for rebuild	hr09-trysil-danish-teacher-kids
refused:swimming	Not swimming, lake is freezing	hj04-varenna-wedding-baby
refused:swimming	Piscina no	hi10-caceres-radioterapia
refused:swimming	Piscina tampoco	mb12-antigua-cucurucho
refused:swimming	Sin pileta	hs09-la-hoya-esquel-viejo-mellizas
refused:swimming	but in Austria that goes without swim clothes	hc04-westendorf-dutch-ski
refused:swimming	but not to be taken to the pool	hl01-paphos-grommets-grandad
refused:swimming	but school says NO pool	ga15-dc-8th-grade
refused:swimming	no beach no swimming till its healed	hf10-karratha-perth-radiation
refused:swimming	no natación por favor que no es triatlón	hb20-berlin-maraton
refused:swimming	no pool	kx08-rome-school-trip-kai
refused:swimming	no pool no gambling	ma23-vegas-moms-70th
refused:swimming	no sea swimming, shark nets or not	ha07-comrades-durban
refused:swimming	no swimming	ia01-istanbul-hair-transplant
refused:swimming	no swimming no sauna no gym no booze	hg08-istanbul-hair-transplant
refused:swimming	no swimming si Lola	ga08-basco-barkada
refused:swimming	no swimming, hotel has neither	hj02-ghent-bruges-eurostar
refused:swimming	no swimsuit allowed hor	hf05-niseko-singapore-family
refused:swimming	no wait they said no swimmers	ka01-ingleton-caving-freshers
refused:swimming	not a bikini	lc12-socotra-camping-photos
refused:swimming	not with this knee, and a pool, maybe, ok yes put trunks	hr03-tulsa-audit-crutch
refused:swimming	que no voy a usar el gym, la piscina	ho09-barranca-parada-planta
refused:swimming	so no need swimwear lah, hotel yukata	ja07-hokkaido-drive-toddler
refused:swimming	so no swimming no matter what she says	hc03-tucson-great-grandma
refused:swimming	so no swimsuits	hg10-tokyo-marathon-spectator
refused:swimming	so swimwear not needed lah	ma15-hokkaido-muslim-family
refused:swimwear	Bawal din swimsuit dun	lc04-sapporo-barkada
refused:swimwear	Ni bañador ni leches, el spa se lo saltan	lb02-roma-puente-tres-generaciones
refused:swimwear	Ni bañadores ni nada de piscina	hm12-alto-campoo-familia-murciana
refused:swimwear	no swimsuit allowed hor	hf05-niseko-singapore-family
refused:swimwear	not a bikini	lc12-socotra-camping-photos
refused:swimwear	so no need swimwear lah, hotel yukata	ja07-hokkaido-drive-toddler
refused:swimwear	so no swimsuits	hg10-tokyo-marathon-spectator
refused:swimwear	so swimwear not needed lah	ma15-hokkaido-muslim-family
refused:tablet	Laptop, my ipad stays home	hg13-seoul-exchange-semester
refused:tablet	Tablet prohibida por la colla	iy16-castellers-bruselas-pol
refused:tablet	no the tablet stays w/ Raj	hj03-des-moines-epic-trainer
refused:tablet	the sweetie no the ipad	hf08-ness-lewis-granny
refused:tent	Carpa en balneario no, carísima	ky08-villa-gesell-quincena
refused:tent	Carpa no, calentador tampoco	hq05-champaqui-refugio-cuñadas
refused:tent	Carpa y saco no	hs12-lo-vasquez-bici-manda-tio
refused:tent	NO tent	hx06-kepler-grandad-boy
refused:tent	Nada de carpa	iy03-cabalgata-brocheriana
refused:tent	Ni carpa ni bolsa de dormir	hk13-lujan-a-pie-parroquia
refused:tent	Ni hablar de tienda de campaña	hk16-cabo-de-gata-camper-galga
refused:tent	Ni tienda ni nada de camping eh	ly13-gran-canon-troca
refused:tent	No hacemos carpa eh	ho04-claromeco-casa-perro
refused:tent	No tent	hn05-otter-trail-six-mates
refused:tent	No tent	ix08-coast-to-coast-crew-baby
refused:tent	No tents	hr05-fish-river-canyon-boet
refused:tent	aunque suene, carpa no	hd19-lebu-trabajos-invierno
refused:tent	cero carpa	mb04-bogota-medellin-gravel
refused:tent	la carpa blanca está prohibida	jb01-feira-franca-ceramica
refused:tent	las carpas no son necesarias	nb02-gira-estudios-atacama
refused:tent	mates reckon take the tent nah	ma17-merimbula-dads-week
refused:tent	nada de carpas	ky09-cusco-machu-picchu-luna-de-miel
refused:tent	no tent	hr06-fundy-otentik-grandpere
refused:tent	no tents	ma03-umrah-mother
refused:tent	no, carpa no, olvidate	hd17-cabo-polonio-rancho
refused:tent	not camping in a tent	hg01-iceland-camper-aurora
refused:tent	not tents	hv06-ruatoria-tangi
refused:tent	so NO tent, Pieter reckons take a flysheet, nah	hl08-injisuthi-cave-hike
refused:tent	so no Mina tents or sleeping mats	ha13-umrah-mississauga
refused:tent	so no ground tent	hl16-fruita-mtb-heeler
refused:tie	SG client is no tie, sleeves rolled	hf03-sydney-audit-sg-hk
refused:tie	Yo terno azul, corbata NO que es matri campestre	hs04-oxapampa-boda-limenos-dos-hijos
refused:tie	but no tie, nobody is wearing tie there	hn03-shillong-audit-monsoon
refused:tie	ni corbata ni esmoquin, ya pregunté	hk02-viena-mercadillos-bilbao
refused:tie	no tie	hc02-denver-boise-sales
refused:tie	no tie	hg16-mallorca-cycling-hearing-aids
refused:tie	no tie	hn12-moose-jaw-bonspiel
refused:tie	no tie, bride's orders	hj04-varenna-wedding-baby
refused:tie	sin corbata	hq02-turin-puente-silla-celiaco
refused:tie	sin corbata, que son ingenieros	hg03-ingolstadt-auditoria
refused:tie	sí blazer, corbata no	hc12-cdmx-feria-colombiano
refused:tie	y corbata de la boda del chico, pajarita no	hi09-fiordos-crucero-telde
refused:tie	y pantalón de lino, prohibido blanco y prohibida corbata	hu07-cartagena-boda
refused:towels	No razai or towels, mummy will be offended	hj07-lucknow-nani-70th
refused:towels	but no sheets, covers or towels	hp01-ballybunion-mobile-home
refused:towels	no towel big enough to bother, ok fine a small one	lx07-otter-trail-maties
refused:towels	so please dont write towel	hd12-frankfurt-fair-exporter
refused:towels	y las agujas que yo no se estar parada toallas	nb01-estocolmo-nieto-dictado
refused:towels	y me dijo q no lleve ni una toalla	hk07-concepcion-tia-yolanda
refused:toys	wife said no more toys	hg01-iceland-camper-aurora
refused:trekking	Camino inca no	ky09-cusco-machu-picchu-luna-de-miel
refused:trekking	MIL will take doli/no trekking	ga04-kedarnath-inlaws
refused:trekking	Nada de trekking	hd20-mancora-feriado
refused:trekking	Nada de trekking	iy04-arica-natacion-master
refused:trekking	Ni pesca ni trekking, capaz Isla Victoria	hd16-bariloche-invierno
refused:trekking	No me pongan quechua ni trekking	hq07-cajamarca-carnaval-bebe
refused:trekking	No trekking vekking pls, tea garden photo is enough	hf01-pune-kerala-train
refused:trekking	Trekking NO	hg09-iguazu-jubilados
refused:trekking	nada de trekking con guagua	hk15-puerto-varas-guagua-primera
refused:trekking	ni excursiones largas ni trekking	gb19-bariloche-egresados
refused:trekking	no jungle trek	hh15-tortuguero-turtles-lena
refused:trekking	y bus NADA de camino inca, y en el tren	hi06-cusco-fiestas-patrias
refused:trekking-poles	Bastones NO los permiten	iy02-guachochi-ultra-63k
refused:trekking-poles	Bastones al final no	hq12-javierada-pamplona-a-pie
refused:trekking-poles	Bastones los dejamos en casa por la cabina	nb12-feroe-octubre-pajaros
refused:trekking-poles	candles plasters for the soles of the feet no walking poles	ka07-lough-derg-three-day
refused:tripod	Camera of sis, tripod no	lc10-rajasthan-wedding-three-generations
refused:umbrella	Don't put umbrella	ia06-detty-december-lagos
refused:umbrella	El paraguas allá no sirve de nada	hs03-punta-arenas-auditora-julio
refused:umbrella	I don't need an umbrella	ja09-kigali-addis-overnight
refused:umbrella	Paraguas no que con el viento	hk02-viena-mercadillos-bilbao
refused:umbrella	Paraguas no, en Galicia venden	iy11-montevideo-lisboa-ourense-roma
refused:umbrella	dont say umbrella cant be doing with them in crowds	hf02-prague-xmas-mam
refused:umbrella	nada de paraguas con punta	hb17-caceres-jura-bandera
refused:umbrella	ni desodorante en aerosol, ni paraguas, ni botellas	hm18-cosquin-rock-carpa-primos
refused:umbrella	no dejan entrar mochila ni paraguas ni palo de selfie	hi03-baires-recital-mendoza
refused:umbrella	no dejan pasar mochila ni paraguas	hq02-turin-puente-silla-celiaco
refused:umbrella	no paraguas please	hb19-islandia-furgo-celiaca
refused:umbrella	paraguas no que con el viento no dura	hw14-somiedo-trufa
refused:wedding	They said no jewelry no wedding band no cash	lx03-gene-new-knee
refused:wedding	except the bride	ha01-westport-hen-greenway
refused:wedding	sin eso no hay boda	hm07-lastres-boda-testigo-bebe
refused:wedding	tampoco un casamiento	hi03-baires-recital-mendoza
refused:wedding	wedding in a masseria nr Ostuni	ma14-ostuni-wedding-photographer
refused:wetsuit	NO wetsuit	ia03-channel-relay-dover
refused:wetsuit	el neopreno dicen q en julio no hace falta	kb01-matacanes-primos
refused:wetsuit	so no wetsuit for me	la01-tenby-caravan-epipens
refused:wildlife-watching	No son vacaciones ah, ni ayahuasca ni tour de delfines	hb08-napo-brigada-dental
refused:work	No phones work past Derby, paper Hema map	lc03-gibb-river-camper
refused:work	bc the last joint's didn't work	hj19-nipissing-ice-bungalow
refused:work	work phone stays HOME	hd08-bali-surf-boys
refused:yoga	Ni collares, ni incienso, ni el mat d yoga	ly22-retiro-silencio-guatavita
refused:yoga	books no pens no journal no yoga no running no snacks	ha15-vipassana-hereford
refused:yoga	esterilla de yoga tampoco, incienso, rosarios	mb24-candeleda-vipassana
refused:yoga	ni esterilla de yoga q no se hace yoga	pb05-villa-de-leyva-silencio
refused:yoga	no yoga	ma19-kandy-vipassana-then-surf
refused:yoga	no yoga mat no incense no perfume no jewellery	hx15-vipassana-quebec
