export default function Page() {
  return <p>Пусто</p>;
}
