import type { SpanishOf } from '../../translation';
import type { terms as english } from '../en/terms';

export const terms = {
  meta: { title: 'Términos', description: 'Los términos con los que Valija te prepara listas de equipaje, en siete apartados breves.' },
  title: 'Términos de uso',
  updated: 'En vigor desde el 1 de noviembre de 2026',
  lead: 'Estas son las reglas entre tú y Valija. Las hemos escrito para que se lean.',
  sections: [
    {
      title: 'Qué hace Valija',
      text: [
        'Valija hace listas de equipaje, llamadas Bag Plans, con lo que le cuentas de un viaje. Una lista es una propuesta: los requisitos de entrada, los límites de la aerolínea y lo que tu salud necesita debes comprobarlos tú, y un pronóstico puede fallar.',
        'El servicio se ofrece tal como es hoy. Lo mejoramos a menudo y te avisamos antes de retirar algo por lo que pagas.',
      ],
    },
    {
      title: 'Tu cuenta',
      text: [
        'Debes ser mayor de 18 años o tener el consentimiento de tus padres. Usa un correo que sea tuyo, no compartas tu contraseña y avísanos si otra persona entra en tu cuenta.',
        'Una persona, una cuenta. Puedes eliminar la tuya cuando quieras, desde los ajustes o escribiéndonos.',
      ],
    },
    {
      title: 'Créditos y precios',
      text: [
        'Hacer un Bag Plan cuesta un crédito. Una cuenta nueva recibe dos al confirmar su correo. Si una lista no se puede hacer, el crédito vuelve solo.',
        'Los créditos de un plan mensual se renuevan cada mes y empiezan de cero: los que sobran no se acumulan. Los de paquetes y recompensas no caducan. Primero se gastan los mensuales.',
        'Los precios están en euros, incluyen los impuestos que correspondan y se muestran antes de pagar. De los pagos se encarga Stripe; nosotros nunca vemos tu tarjeta.',
      ],
    },
    {
      title: 'Suscripciones, cancelación y reembolsos',
      text: [
        'Un plan mensual se renueva hasta que lo cancelas. Puedes hacerlo en la página de facturación: conservas el plan y sus créditos hasta el final del mes pagado.',
        'Como consumidor puedes desistir de una compra durante 14 días sin dar explicaciones: con «Desistir de una compra» en la página de facturación, que te envía un justificante, o escribiendo a {{contact}}. Al pagar nos pides que empecemos de inmediato; por los créditos que hayas usado antes de desistir, la ley nos permite conservar su parte del precio. Al reembolsar una compra se retiran sus créditos sin usar. Tus derechos legales como consumidor no cambian.',
      ],
    },
    {
      title: 'Invitar a otras personas',
      text: [
        'Cuando alguien se registra con tu enlace y compra por primera vez, ganas el 10\u00A0% del valor de esa compra en créditos permanentes. El enlace cuenta durante una hora desde que se abre.',
        'Las recompensas no se canjean por dinero. Invitarse a uno mismo o comprar solo para pedir el reembolso no da nada, y podemos cerrar las cuentas que lo intenten.',
      ],
    },
    {
      title: 'Uso razonable',
      text: [
        'No intentes entrar donde no debes, saturar el servicio, revenderlo ni darle contenido ilegal o ajeno. Lo que escribes sigue siendo tuyo; nos permites tratarlo para hacer tus listas.',
        'Podemos pausar una cuenta que perjudique a otras personas o al servicio. Si nos equivocamos, escríbenos y lo revisaremos.',
      ],
    },
    {
      title: 'Responsabilidad y ley',
      text: [
        'Respondemos sin límite en caso de dolo o negligencia grave y por daños a la vida y la salud. En lo demás, nuestra responsabilidad llega hasta lo que nos has pagado en los últimos doce meses. De un cargador olvidado no respondemos.',
        'Si una parte de estos términos no es válida, el resto sí lo es. La ley del lugar donde vives como consumidor también te protege aquí. Anunciamos los cambios por correo con al menos 30 días de antelación.',
      ],
    },
  ],
} as const satisfies SpanishOf<typeof english>;
