/** Function words that begin no name of one word; they may begin a longer one ("la paz", "el calafate"). */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'a an the and or of to in on at for from by with my our we us i im ive me you it its is are be was were will do go no not so but if as he she they his her their them this that these those there then than up out off all any each both one two three four five six seven eight nine ten been have has had can just get got also only about after before when how what who own same u ur w n d q x el la los las un una unos unas y e o u de del en con por para mi mis tu su sus se que ir va vamos voy nos me te le les lo al a no si ya mas muy como este esta eso esa ese hay son es fue ser donde cuando sin sobre entre hasta desde todo toda todos todas dos tres cuatro cinco seis siete ocho nueve diez ni pero'.split(
    ' ',
  ),
);
